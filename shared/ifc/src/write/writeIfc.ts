import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import type { LocateFileHandlerFn } from 'web-ifc';

import { listsBy } from '../model/listsBy.ts';
import type { IfcModel } from '../read/ifcModel.ts';
import { readRelations } from '../read/relations.ts';
import { readUnits } from '../read/units.ts';
import { withModel } from '../read/withModel.ts';
import { withBlok, withoutBlok } from '../step/blok.ts';
import { scanStep, type StepScan } from '../step/scanStep.ts';
import { createStepLines, type StepLines } from '../step/stepLines.ts';
import { TerugFout } from './TerugFout.ts';
import type { AnkerContext } from './ankerLines.ts';
import { addEigenaar } from './eigenaarLines.ts';
import { elementenIn } from './elementenIn.ts';
import { addHoekankers } from './hoekankerLines.ts';
import { heeftAdviesmaat, nietGeplaatstVan, type NietGeplaatst } from './nietGeplaatst.ts';
import { plaatserVan } from './plaatserVan.ts';
import { addSet } from './setLines.ts';
import { vormContextVan } from './vormContextVan.ts';

export interface IfcOpdracht {
  gevelvullingen: readonly GevelvullingAdvies[];
  metHoekankers: boolean;
  /** RFC 3339: stands in the file as the moment of writing. */
  moment: string;
}

/** What was written: numbers of elements and hoekankers. */
export interface IfcVerslag {
  elementen: number;
  hoekankers: number;
  /** GlobalIds that the file does not have. */
  onbekend: readonly string[];
  /** GlobalIds that more than one element of the file, or several gevelvullingen have: nothing is written. */
  dubbel: readonly string[];
  nietGeplaatst: readonly NietGeplaatst[];
}

/** The file as it was before anything was written into it. @throws TerugFout */
export const originalOf = (
  bytes: Uint8Array,
  globalIds: ReadonlySet<string>,
): { bytes: Uint8Array; scan: StepScan } => {
  const first = scanStep(bytes, globalIds);
  if (first === null) throw new TerugFout('onvolledig');
  const original = first.blok === null ? bytes : withoutBlok(bytes, first.blok);
  const scan = first.blok === null ? first : scanStep(original, globalIds);
  if (scan === null) throw new TerugFout('onvolledig');
  // A program that saved the file anew took over our lines, and an element has one set of a name.
  if (scan.hasSet) throw new TerugFout('alGeschreven');
  return { bytes: original, scan };
};

const addAll = (
  model: IfcModel,
  { lines, scan }: Pick<AnkerContext, 'lines'> & { scan: StepScan },
  { gevelvullingen, metHoekankers, moment }: IfcOpdracht,
): IfcVerslag => {
  const { toewijzingen, onbekend, dubbel } = elementenIn(model, gevelvullingen, scan);
  const units = readUnits(model);
  const relations = readRelations(model);
  const plaats = plaatserVan(model, relations, units);
  const whole: AnkerContext = {
    lines,
    isIfc2x3: model.schema === 'IFC2X3',
    eigenaar: addEigenaar(lines, new Date(moment)),
    eenheid: units.length,
    vormContext: vormContextVan(model),
  };
  for (const { gevelvulling, gevonden } of toewijzingen) {
    const gelijk = listsBy(gevonden, ({ id }) => heeftAdviesmaat(plaats, gevelvulling, id));
    for (const [heeftMaat, those] of gelijk)
      addSet(whole, { gevelvulling, gevonden: those, heeftMaat });
  }
  const hoekankers = metHoekankers
    ? addHoekankers(whole, { model, relations, plaats }, toewijzingen)
    : 0;
  const nietGeplaatst = nietGeplaatstVan(plaats, toewijzingen, metHoekankers);
  const elementen = toewijzingen.reduce((aantal, { gevonden }) => aantal + gevonden.length, 0);
  return { elementen, onbekend, dubbel, hoekankers, nietGeplaatst };
};

/**
 * Writes the advices into a copy of an IFC file: every byte that was there stays, in its order, and the new
 * lines stand before the end of the data. What was written before is replaced.
 * @throws TerugFout when the file has no end, has our set from another program, or no element that can be taken
 * @throws ModelFileError when it cannot be read
 */
export const writeIfc = async (
  bytes: Uint8Array,
  opdracht: IfcOpdracht,
  locate?: LocateFileHandlerFn,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; verslag: IfcVerslag }> => {
  const globalIds = new Set(
    opdracht.gevelvullingen.flatMap(({ elementen }) => elementen.map(({ globalId }) => globalId)),
  );
  const { bytes: original, scan } = originalOf(bytes, globalIds);
  const lines: StepLines = createStepLines(scan.hoogste);
  const verslag = await withModel(
    original,
    (model) => addAll(model, { lines, scan }, opdracht),
    locate,
  );
  return { bytes: withBlok(original, scan.einde, lines.all()), verslag };
};
