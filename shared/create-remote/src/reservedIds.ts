/** Ids of the remotes of the product itself, and of its host: no other remote may have one. */
export const RESERVED_IDS: readonly string[] = [
  'account',
  'bedrijf',
  'bouwmodel',
  'bouwplaats',
  'gevelvulling',
  'handleiding',
  'host',
  'inzage',
  'kozijnstaat',
  'projects',
  'shell',
  'spouwankersituatie',
];
