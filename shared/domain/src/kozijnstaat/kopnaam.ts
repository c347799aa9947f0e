/** The units in which a list gives lengths, and how many mm each is. */
export const LENGTEMATEN = { mm: 1, cm: 10, m: 1000 } as const;

export type Lengtemaat = keyof typeof LENGTEMATEN;

/** Units and how lists write them. */
const EENHEDEN: ReadonlyMap<string, string> = new Map([
  ['mm', 'mm'],
  ['millimeter', 'mm'],
  ['millimeters', 'mm'],
  ['cm', 'cm'],
  ['centimeter', 'cm'],
  ['centimeters', 'cm'],
  ['m', 'm'],
  ['m1', 'm'],
  ['meter', 'm'],
  ['meters', 'm'],
  ['kg', 'kg'],
  ['kg/m2', 'kg/m²'],
  ['kg/m²', 'kg/m²'],
  ['kg per m2', 'kg/m²'],
  ['st', 'st'],
  ['stk', 'st'],
  ['stuks', 'st'],
]);

/** The unit that a text names, as the fields write it; null for none. */
export const eenheidOf = (tekst: string): string | null =>
  EENHEDEN.get(tekst.trim().toLowerCase().replace(/\.$/, '')) ?? null;

export const lengtemaatOf = (tekst: string | null): Lengtemaat | null =>
  tekst === 'mm' || tekst === 'cm' || tekst === 'm' ? tekst : null;

const HAAKJES = /\(([^()]*)\)|\[([^[\]]*)\]/g;
/** A unit behind the name: ‘Breedte in mm’, ‘Hoogte, cm’. */
const ACHTERAAN = /(?:^|[\s,:;]+)(?:in\s+)?([a-z]+\d?(?:\s?\/\s?m[2²])?)\.?$/i;

const unitAtEnd = (tekst: string): string | null => {
  const unit = ACHTERAAN.exec(tekst.trim())?.[1];
  return unit === undefined ? null : eenheidOf(unit.replaceAll(' ', ''));
};

/** The unit of a header, in brackets or behind it; null for none. */
export const eenheidVanKop = (kop: string): string | null => {
  for (const [, rond, recht] of kop.matchAll(HAAKJES)) {
    const unit = unitAtEnd(rond ?? recht ?? '');
    if (unit !== null) return unit;
  }
  const name = kop.replaceAll(HAAKJES, ' ').trim();
  return /\s/.test(name) ? unitAtEnd(name) : null;
};

const squeeze = (tekst: string): string =>
  tekst
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A text without case, spaces, points and diacritics. */
export const normalizeTekst = squeeze;

/** A header without case, spaces, points, diacritics and its unit: how headers are compared. */
export const normalizeKop = (kop: string): string => {
  const name = kop.replaceAll(HAAKJES, ' ').trim();
  if (!/\s/.test(name) || unitAtEnd(name) === null) return squeeze(name);
  return squeeze(name.replace(ACHTERAAN, ''));
};
