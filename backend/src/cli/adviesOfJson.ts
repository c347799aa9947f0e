import { catalogusSchema, type Catalogus } from '@adviestool/contract/catalogus';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { adviesOf } from '@adviestool/domain/rekenen/advies';
import type { AdviesInvoer } from '@adviestool/domain/rekenen/adviesInvoer';
import { parseAdviesInvoer } from '@adviestool/domain/rekenen/parseAdviesInvoer';
import { calculateBerekening } from '@adviestool/domain/rekenen/berekening';
import { toelichtingOf } from '@adviestool/domain/toelichting/toelichting';

import { ByteBuffer } from './byteBuffer.ts';
import { oneLine, parseJson, pathText, type Resultaat } from './jsonTekst.ts';

const problemText = (naam: string, path: readonly PropertyKey[], message: string): string =>
  oneLine(`${path.length === 0 ? naam : pathText(path)}: ${message}`);

/** Reads a catalogue document; a problem names the document and its path. */
export const catalogusOfJson = (naam: string, text: string): Resultaat<Catalogus> => {
  const json = parseJson(naam, text);
  if (!json.success) return json;
  const catalogus = catalogusSchema.safeParse(json.value);
  if (catalogus.success) return { success: true, value: catalogus.data };
  return {
    success: false,
    problemen: catalogus.error.issues.map(({ path, message }) =>
      oneLine(path.length === 0 ? `${naam}: ${message}` : `${naam}: ${pathText(path)}: ${message}`),
    ),
  };
};

/** The advice with the steps of each side, from the first to the last (rekenmodel 4.6). */
const calculateMetStappen = (invoer: AdviesInvoer): unknown => {
  const berekening = calculateBerekening(invoer);
  const advies = adviesOf(berekening);
  const { algemeen, zijden } = toelichtingOf(berekening);
  const metStappen = ZIJDEN.flatMap((zijde) => {
    const uitkomst = advies.zijden[zijde];
    return uitkomst === undefined
      ? []
      : [[zijde, { ...uitkomst, stappen: [...algemeen, ...zijden[zijde]] }] as const];
  });
  return { ...advies, zijden: Object.fromEntries(metStappen) };
};

/** A part is handed over when it has grown to this many bytes. */
const PART_SIZE = 2 ** 21;
/** Room for the case that makes a part too large. */
const PART_CAPACITY = PART_SIZE + 2 ** 17;

/**
 * Calculates cases one after another and writes them as JSON. Two buffers take turns: a part stays as it is
 * until the part after the next is asked for.
 */
function* adviesParts(gevallen: readonly AdviesInvoer[], asArray: boolean): Generator<Uint8Array> {
  let [current, other] = [new ByteBuffer(PART_CAPACITY), new ByteBuffer(PART_CAPACITY)];
  if (asArray) current.write('[');
  for (const [index, geval] of gevallen.entries()) {
    if (index > 0) current.write(',\n');
    current.write(JSON.stringify(calculateMetStappen(geval)));
    if (current.length >= PART_SIZE) {
      yield current.written();
      [current, other] = [other, current];
      current.clear();
    }
  }
  current.write(asArray ? ']\n' : '\n');
  yield current.written();
}

/**
 * Calculates one case or an array of cases (rekenmodel 4.6) and writes the advice in the same shape, as parts
 * of UTF-8 to be written one after another. Nothing is calculated when any case has a problem.
 */
export const adviesOfJson = (
  naam: string,
  text: string,
  defaultCatalogus: Catalogus,
): Resultaat<Iterable<Uint8Array>> => {
  const json = parseJson(naam, text);
  if (!json.success) return json;
  const asArray = Array.isArray(json.value);
  const gevallen: readonly unknown[] = Array.isArray(json.value) ? json.value : [json.value];
  const invoer: AdviesInvoer[] = [];
  const problemen: string[] = [];
  gevallen.forEach((geval, index) => {
    const resultaat = parseAdviesInvoer(geval, defaultCatalogus);
    if (resultaat.success) {
      invoer.push(resultaat.invoer);
      return;
    }
    const prefix = asArray ? [index] : [];
    for (const { path, message } of resultaat.problemen) {
      problemen.push(problemText(naam, [...prefix, ...path], message));
    }
  });
  if (problemen.length > 0) return { success: false, problemen };
  return { success: true, value: adviesParts(invoer, asArray) };
};
