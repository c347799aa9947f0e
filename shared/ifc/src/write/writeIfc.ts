import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import type { LocateFileHandlerFn } from 'web-ifc';

import type { IfcModel } from '../read/ifcModel.ts';
import { readUnits } from '../read/units.ts';
import { withModel } from '../read/withModel.ts';
import { withBlok, withoutBlok } from '../step/blok.ts';
import { scanStep, type StepScan } from '../step/scanStep.ts';
import { createStepLines, type StepLines } from '../step/stepLines.ts';
import { TerugFout } from './TerugFout.ts';
import type { AnkerContext } from './ankerLines.ts';
import { addEigenaar } from './eigenaarLines.ts';
import { elementenIn } from './elementenIn.ts';
import { addHoekankers, type NietGeplaatst } from './hoekankerLines.ts';
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
  nietGeplaatst: readonly NietGeplaatst[];
}

const HEAD_LENGTH = 65_536;

const isIfc2x3 = (bytes: Uint8Array): boolean =>
  /FILE_SCHEMA\s*\(\s*\(\s*'IFC2X3/i.test(
    new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_LENGTH)),
  );

/** The file as it was before anything was written into it. @throws TerugFout */
const originalOf = (
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
  context: Omit<AnkerContext, 'eigenaar' | 'eenheid' | 'vormContext'> & { scan: StepScan },
  { gevelvullingen, metHoekankers, moment }: IfcOpdracht,
): IfcVerslag => {
  const { lines } = context;
  const { toewijzingen, onbekend } = elementenIn(model, gevelvullingen, context.scan.lijnVan);
  if (toewijzingen.length === 0) throw new TerugFout('leeg');
  const whole: AnkerContext = {
    lines,
    isIfc2x3: context.isIfc2x3,
    eigenaar: addEigenaar(lines, new Date(moment)),
    eenheid: readUnits(model).length,
    vormContext: vormContextVan(model),
  };
  for (const toewijzing of toewijzingen) addSet(whole, toewijzing);
  const geplaatst = metHoekankers
    ? addHoekankers(whole, model, toewijzingen)
    : { hoekankers: 0, nietGeplaatst: [] };
  const elementen = toewijzingen.reduce((aantal, { gevonden }) => aantal + gevonden.length, 0);
  return { elementen, onbekend, ...geplaatst };
};

/**
 * Writes the advices into a copy of an IFC file: every byte that was there stays, in its order, and the new
 * lines stand before the end of the data. What was written before is replaced.
 * @throws TerugFout when the file has no end, has our set from another program, or none of the elements
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
    (model) => addAll(model, { lines, scan, isIfc2x3: isIfc2x3(original) }, opdracht),
    locate,
  );
  return { bytes: withBlok(original, scan.einde, lines.all()), verslag };
};
