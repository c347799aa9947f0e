import type { BedrijfsLijsten, LijstBody } from '@adviestool/contract/lijsten';
import { WAARDE_VRAAG } from '@adviestool/kozijnstaten/waardeVragen';

type Gezegd = Pick<LijstBody, 'kolommen' | 'antwoorden'>;

/** The headers of a list that were read as one field each. */
const koppenVan = ({ kolommen }: Gezegd): [string, string][] =>
  kolommen.flatMap(({ kop, veld }) =>
    veld === null || kolommen.filter((each) => each.kop === kop).length > 1 ? [] : [[kop, veld]],
  );

const antwoordenVan = ({ antwoorden }: Gezegd): [string, string][] =>
  Object.entries(antwoorden).filter(([id]) => id.startsWith(WAARDE_VRAAG));

/** Headers that are told, and answers: everybody who opens a list is sent them all. */
const MEESTE = 500;

/** The first that was said of each. */
const eersteVan = (gezegd: readonly [string, string][]): [string, string][] => {
  const gevonden = new Map<string, string>();
  for (const [over, wat] of gezegd) {
    if (gevonden.size < MEESTE && !gevonden.has(over)) gevonden.set(over, wat);
  }
  return [...gevonden].toReversed();
};

/**
 * What was said in lists of what holds in any list: what a header is, and what a text means.
 * @param lijsten the newest first, which counts
 */
export const gezegdIn = (lijsten: readonly Gezegd[]): BedrijfsLijsten => ({
  koppen: eersteVan(lijsten.flatMap(koppenVan)).map(([kop, veld]) => ({ kop, veld })),
  antwoorden: Object.fromEntries(eersteVan(lijsten.flatMap(antwoordenVan))),
});
