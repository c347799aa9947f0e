import type { KaderWaarden } from './variants.ts';

/** Frame data without what says of which elements of a building model they are. */
export const withoutModel = <T extends KaderWaarden>({
  externalId: _externalId,
  elementen: _elementen,
  hoogstePunt: _hoogstePunt,
  ...kader
}: T): Omit<T, 'externalId' | 'elementen' | 'hoogstePunt'> => kader;
