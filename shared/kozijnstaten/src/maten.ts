/** The two sizes that one column may hold, in the order in which its cells have them. */
export const MATEN = {
  breedteHoogte: ['breedte', 'hoogte'],
  hoogteBreedte: ['hoogte', 'breedte'],
} as const;

export type Matenkeuze = keyof typeof MATEN;

export const MATEN_LABELS: Readonly<Record<Matenkeuze, string>> = {
  breedteHoogte: 'Breedte × hoogte (mm)',
  hoogteBreedte: 'Hoogte × breedte (mm)',
};

export const MATENKEUZES: readonly Matenkeuze[] = ['breedteHoogte', 'hoogteBreedte'];

type MaatVeld = (typeof MATEN)[Matenkeuze][number];

export const matenkeuzeOf = (naam: string | null): Matenkeuze | undefined =>
  MATENKEUZES.find((keuze) => keuze === naam);

/** The fields of what a column may be: two for both sizes. */
export const veldenOf = (naam: string): readonly string[] => {
  const keuze = matenkeuzeOf(naam);
  return keuze === undefined ? [naam] : MATEN[keuze];
};

const BREEDTE = String.raw`b(?:r|reedte)?|w(?:idth)?`;
const HOOGTE = String.raw`h(?:g|oogte|eight)?`;
const LENGTE = String.raw`l(?:engte|ength)?`;
const MAAL = String.raw`\s*[x×*/]\s*`;

const kopVorm = (een: string, twee: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${een})\.?${MAAL}(?:${twee})(?![\p{L}\d])\.?`, 'iu');

const KOPVORMEN: readonly (readonly [vorm: RegExp, keuzes: readonly Matenkeuze[]])[] = [
  [kopVorm(BREEDTE, HOOGTE), ['breedteHoogte']],
  [kopVorm(HOOGTE, BREEDTE), ['hoogteBreedte']],
  [kopVorm(LENGTE, `${BREEDTE}|${HOOGTE}`), MATENKEUZES],
];

/** What a header says of two sizes, ‘Afmeting (b x h)’: in which orders, and what it says beside that. */
export const matenInKop = (
  kop: string,
): { readonly keuzes: readonly Matenkeuze[]; readonly rest: string } | null => {
  for (const [vorm, keuzes] of KOPVORMEN) {
    if (vorm.test(kop)) return { keuzes, rest: kop.replace(vorm, ' ') };
  }
  return null;
};

/** Longer texts say something else too. */
const LANGSTE = 60;

const maatVorm = (naam: string): string =>
  String.raw`(?:(?<${naam}Naam>b(?:r|reedte)?|h(?:g|oogte)?)\.?\s*[=:]?\s*)?(?<${naam}>\d(?:[\d.,\s]*\d)?)\s*(?<${naam}Eenheid>[mc]?m)?`;

const PAAR = new RegExp(
  String.raw`^${maatVorm('een')}(?:\s*(?:[x×*/]|bij)\s*|[\s;,]+(?=[bh]))${maatVorm('twee')}\.?$`,
  'i',
);

/**
 * The two sizes of a cell, as texts: `1200 x 2400`, `3.600 × 2.415 mm`, `0,9 x 1,45 m`, `B=900 H=2100`. A unit
 * behind the second is that of both. Null for what is not two sizes.
 */
export const splitMaten = (
  tekst: string,
  keuze: Matenkeuze,
): Readonly<Record<MaatVeld, string>> | null => {
  const found = tekst.length > LANGSTE ? undefined : PAAR.exec(tekst.trim())?.groups;
  const { een = '', eenNaam = '', twee = '', tweeNaam = '', tweeEenheid = '' } = found ?? {};
  if (found === undefined || (eenNaam === '') !== (tweeNaam === '')) return null;
  const [eerste, tweede] = [eenNaam, tweeNaam].map((naam) => naam.charAt(0).toLowerCase());
  if (eerste !== '' && eerste === tweede) return null;
  const [eersteMaat, tweedeMaat] =
    eerste === '' ? MATEN[keuze] : MATEN[eerste === 'b' ? 'breedteHoogte' : 'hoogteBreedte'];
  const maten = { breedte: '', hoogte: '' };
  maten[eersteMaat] = `${een} ${found['eenEenheid'] ?? tweeEenheid}`.trim();
  maten[tweedeMaat] = `${twee} ${tweeEenheid}`.trim();
  return maten;
};

/** Whether a text is two sizes. */
export const isMaten = (tekst: string): boolean => splitMaten(tekst, 'breedteHoogte') !== null;
