import { eenheidOf } from '@adviestool/domain/velden/eenheid';

const HAAKJES = /\(([^()]*)\)|\[([^[\]]*)\]/g;
/** A unit behind the name: ‘Breedte in mm’, ‘Hoogte, cm’, ‘breedte_mm’. Tried once for each run of spaces. */
const ACHTERAAN = /(?:^|(?<![\s,:;_-])[\s,:;_-]+)(?:in\s+)?([a-z]+\d?(?:\s?\/\s?m[2²])?)\.?$/i;

const unitAtEnd = (tekst: string): string | null => {
  const unit = ACHTERAAN.exec(tekst.trim())?.[1];
  return unit === undefined ? null : eenheidOf(unit.replaceAll(' ', ''));
};

/** The unit behind a name; a unit alone is the name: ‘kg’. */
const unitBehind = (name: string): string | null =>
  /.[\s,:;_-]/.test(name) ? unitAtEnd(name) : null;

/** The unit of a header, in brackets or behind it; null for none. */
export const eenheidVanKop = (kop: string): string | null => {
  for (const [, rond, recht] of kop.matchAll(HAAKJES)) {
    const unit = unitAtEnd(rond ?? recht ?? '');
    if (unit !== null) return unit;
  }
  return unitBehind(kop.replaceAll(HAAKJES, ' ').trim());
};

/** Marks go before too: many of them in a row are put in order one by one past all others. */
const squeeze = (tekst: string): string =>
  tekst
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A text without case, spaces, points and diacritics. */
export const normalizeTekst = squeeze;

const withoutUnit = (tekst: string): string =>
  unitAtEnd(tekst) === null ? tekst : tekst.trim().replace(ACHTERAAN, '');

const replaceHaakjes = (kop: string, replace: (inhoud: string) => string): string =>
  kop
    .replaceAll(
      HAAKJES,
      (_all, rond?: string, recht?: string) => ` ${replace(rond ?? recht ?? '')} `,
    )
    .trim();

/** What a header says in brackets beside its unit, as headers are compared. */
export const toevoegingenIn = (kop: string): string[] =>
  [...kop.matchAll(HAAKJES)]
    .map(([, rond, recht]) => squeeze(withoutUnit(rond ?? recht ?? '')))
    .filter((inhoud) => inhoud !== '');

/** A header without what it says in brackets. */
export const withoutHaakjes = (kop: string): string => replaceHaakjes(kop, () => '');

/** A header without case, spaces, points, diacritics and its unit: how headers are compared. */
export const normalizeKop = (kop: string): string => {
  const name = replaceHaakjes(kop, withoutUnit);
  return squeeze(unitBehind(name) === null ? name : withoutUnit(name));
};
