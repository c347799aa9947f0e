import { eenheidOf } from '../velden/eenheid.ts';

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
