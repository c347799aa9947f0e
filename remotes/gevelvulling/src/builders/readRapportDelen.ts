import { z } from 'zod';

/** Texts of a page of the report: its own, and those of its running head and foot. */
export const paginaSchema = z.object({ body: z.array(z.string()), margin: z.array(z.string()) });
export type Pagina = z.infer<typeof paginaSchema>;

/** A part of the report, as far as it is about one gevelvulling. */
export const DELEN = [
  'uitkomst',
  'onderzijde',
  'zijkanten',
  'bovenzijde',
  'posities',
  'meldingen',
  'toetsen',
  'bevestiging',
  'gegevens',
  'belasting',
  'berekening',
  'wind',
  'uitgangspunten',
  'catalogus',
  'formules',
] as const;
export type Deel = (typeof DELEN)[number];

/** The headings on the pages of a gevelvulling, in their order; before the first stands its outcome. */
const KOPPEN: readonly (readonly [deel: Deel | 'zijden', kop: string])[] = [
  ['zijden', 'Resultaten per zijde'],
  ['posities', 'Posities van de hoekankers, mm vanaf de hoek'],
  ['meldingen', 'Meldingen'],
  ['toetsen', 'Toetsen met hun grens'],
  ['bevestiging', 'Door de leverancier te dimensioneren: bevestiging per hoekanker'],
  ['gegevens', 'Gegevens'],
];
/** Before these, ‘Belasting’ also stands in a table. */
const LAATSTE_KOPPEN: readonly (readonly [deel: Deel, kop: string])[] = [
  ['belasting', 'Belasting'],
  ['berekening', 'Berekening'],
];
const ZIJDEN: readonly (readonly [deel: Deel, kop: string])[] = [
  ['onderzijde', 'Onderzijde'],
  ['zijkanten', 'Zijkanten'],
  ['bovenzijde', 'Bovenzijde'],
];
const CATALOGUS: readonly (readonly [deel: Deel, kop: string])[] = [
  ['catalogus', 'Waarden uit de catalogus'],
];

const textOf = (items: readonly string[]): string =>
  items.join(' ').replaceAll('\u200B', '').replaceAll(/\s+/g, ' ');

/** Cuts texts at headings that stand alone, in their order; what is before the first belongs to `eerste`. */
const cutAt = <Naam extends string>(
  items: readonly string[],
  eerste: Naam,
  koppen: readonly (readonly [Naam, string])[],
): Map<Naam, string[]> => {
  const delen = new Map<Naam, string[]>([[eerste, []]]);
  let naam = eerste;
  let verder = koppen;
  for (const item of items) {
    const index = verder.findIndex(([, kop]) => kop === item.trim());
    const gevonden = verder[index];
    if (gevonden !== undefined) {
      [naam] = gevonden;
      verder = verder.slice(index + 1);
      delen.set(naam, []);
    }
    delen.get(naam)?.push(item);
  }
  return delen;
};

/** The texts of all pages that have a word in their running head. */
const bodyOf = (paginas: readonly Pagina[], kop: string): string[] =>
  paginas.flatMap(({ body, margin }) => (margin.some((each) => each.trim() === kop) ? body : []));

/** The way to the wind load of this merk, of all that the chapter has. */
const windOf = (paginas: readonly Pagina[], merk: string): string =>
  textOf(bodyOf(paginas, 'Wind'))
    .split(/(?=\bW\d+ Voor )/)
    .filter((deel) => new RegExp(`^W\\d+ Voor [^.]*\\b${merk}\\b`).test(deel))
    .join(' ');

/** What the report says of one gevelvulling, by part; empty where it has no such part. */
export const readRapportDelen = (
  paginas: readonly Pagina[],
  merk: string,
): Record<Deel, string> => {
  const eigen = cutAt<Deel | 'zijden'>(bodyOf(paginas, merk), 'uitkomst', KOPPEN);
  const gegevens = cutAt<Deel>(eigen.get('gegevens') ?? [], 'gegevens', LAATSTE_KOPPEN);
  const zijden = cutAt<Deel | 'zijden'>(eigen.get('zijden') ?? [], 'zijden', ZIJDEN);
  const slot = cutAt<Deel>(bodyOf(paginas, 'Uitgangspunten'), 'uitgangspunten', CATALOGUS);
  const read = (deel: Deel): string =>
    textOf([zijden, gegevens, slot, eigen].find((delen) => delen.has(deel))?.get(deel) ?? []);
  return {
    uitkomst: read('uitkomst'),
    onderzijde: read('onderzijde'),
    zijkanten: read('zijkanten'),
    bovenzijde: read('bovenzijde'),
    posities: read('posities'),
    meldingen: read('meldingen'),
    toetsen: read('toetsen'),
    bevestiging: read('bevestiging'),
    gegevens: read('gegevens'),
    belasting: read('belasting'),
    berekening: read('berekening'),
    wind: windOf(paginas, merk),
    uitgangspunten: read('uitgangspunten'),
    catalogus: read('catalogus'),
    formules: textOf(bodyOf(paginas, 'Formules')),
  };
};
