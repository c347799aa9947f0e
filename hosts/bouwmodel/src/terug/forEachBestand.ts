import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { gedeeldeElementen } from '@adviestool/ifc/gedeeldeElementen';
import { TerugFout } from '@adviestool/ifc/TerugFout';

/** GlobalIds of what a file was asked and cannot be taken from it. */
interface Gemist {
  /** The file does not have them. */
  onbekend: readonly string[];
  /** The file, or the project, has more than one of each. */
  dubbel: readonly string[];
}

/** What came of each file, and what of all of them together. */
export interface Samen<Uitkomst> extends Gemist {
  /** Those of `dubbel` are of a file alone: these stand in several gevelvullingen. */
  gedeeld: readonly string[];
  uitkomsten: readonly { bestand: File; uitkomst: Uitkomst }[];
}

const globalIdsVan = (gevelvullingen: readonly GevelvullingAdvies[]): string[] => [
  ...new Set(gevelvullingen.flatMap(({ elementen }) => elementen.map(({ globalId }) => globalId))),
];

/** Gevelvullingen with only these of their elements. */
const alleen = (
  gevelvullingen: readonly GevelvullingAdvies[],
  globalIds: readonly string[],
): GevelvullingAdvies[] => {
  const over = new Set(globalIds);
  return gevelvullingen
    .map((each) => ({
      ...each,
      elementen: each.elementen.filter(({ globalId }) => over.has(globalId)),
    }))
    .filter(({ elementen }) => elementen.length > 0);
};

/** What a file could not take, where that is no reason to leave the others. */
const gemistVan = (error: unknown, gevraagd: readonly GevelvullingAdvies[]): Gemist => {
  if (!(error instanceof TerugFout) || (error.code !== 'leeg' && error.code !== 'dubbel'))
    throw error;
  const { dubbel } = error;
  return { onbekend: globalIdsVan(gevraagd).filter((id) => !dubbel.includes(id)), dubbel };
};

/**
 * Does the same with each file of a model, one after another. An element that several files have is that of the
 * first one, as in the list: a later one is not asked for it. A file that has none is left out.
 * @throws TerugFout when that is all of them, or one fails otherwise
 */
export const forEachBestand = async <Uitkomst extends Gemist>(
  bestanden: readonly { bestand: File }[],
  gevelvullingen: readonly GevelvullingAdvies[],
  make: (data: ArrayBuffer, gevraagd: readonly GevelvullingAdvies[]) => Promise<Uitkomst>,
): Promise<Samen<Uitkomst>> => {
  const uitkomsten: { bestand: File; uitkomst: Uitkomst }[] = [];
  const dubbel: string[] = [];
  let gevraagd = gevelvullingen;
  for (const { bestand } of bestanden) {
    let gemist: Gemist;
    try {
      const uitkomst = await make(await bestand.arrayBuffer(), gevraagd);
      uitkomsten.push({ bestand, uitkomst });
      gemist = uitkomst;
    } catch (error) {
      gemist = gemistVan(error, gevraagd);
    }
    dubbel.push(...gemist.dubbel);
    gevraagd = alleen(gevraagd, gemist.onbekend);
    if (gevraagd.length === 0) break;
  }
  if (uitkomsten.length === 0)
    throw new TerugFout(dubbel.length === 0 ? 'leeg' : 'dubbel', { dubbel });
  const gedeeld = gedeeldeElementen(gevelvullingen);
  return {
    uitkomsten,
    onbekend: globalIdsVan(gevraagd),
    dubbel: dubbel.filter((id) => !gedeeld.has(id)),
    gedeeld: dubbel.filter((id) => gedeeld.has(id)),
  };
};
