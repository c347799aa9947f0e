import type { BedrijfsLijsten, LijstBody } from '@adviestool/contract/lijsten';
import { WAARDE_VRAAG } from '@adviestool/kozijnstaten/waardeVragen';

type Gezegd = Pick<LijstBody, 'kolommen' | 'antwoorden'>;

/** The headers of a list that were read as one field each. */
const koppenVan = ({ kolommen }: Gezegd): [string, string][] =>
  kolommen.flatMap(({ kop, veld }) =>
    veld === null || kolommen.filter((each) => each.kop === kop).length > 1 ? [] : [[kop, veld]],
  );

/**
 * What was said in lists of what holds in any list: what a header is, and what a text means.
 * @param lijsten the newest first, which counts
 */
export const gezegdIn = (lijsten: readonly Gezegd[]): BedrijfsLijsten => {
  const oldestFirst = lijsten.toReversed();
  const koppen = new Map(oldestFirst.flatMap(koppenVan));
  const antwoorden = oldestFirst.flatMap((lijst) =>
    Object.entries(lijst.antwoorden).filter(([id]) => id.startsWith(WAARDE_VRAAG)),
  );
  return {
    koppen: [...koppen].map(([kop, veld]) => ({ kop, veld })),
    antwoorden: Object.fromEntries(antwoorden),
  };
};
