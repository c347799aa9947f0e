import type { Breuk, Bundel, Vorm } from './bundel.ts';
import { Leesbuffer } from './leesbuffer.ts';
import { Lijstgrenzen } from './lijstgrenzen.ts';
import { BEGIN, plaatsNa, type TekstPlaats } from './plaats.ts';
import { zoekJsonFout } from './zoekJsonFout.ts';

/** Largest case, bytes: memory stays what it is, whatever comes in. */
const GROOTSTE_GEVAL = 2 ** 24;

const HAAK = 0x5b;
const ACCOLADE = 0x7b;
const NIEUWE_REGEL = 0x0a;
const SPATIES: ReadonlySet<number | undefined> = new Set([0x20, 0x09, NIEUWE_REGEL, 0x0d]);
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** The offset of the first byte that is no white space, or the length. */
const skipSpace = (bytes: Uint8Array): number => {
  let at = 0;
  while (at < bytes.length && SPATIES.has(bytes[at])) at += 1;
  return at;
};

/** Whether a first line is one case and not the beginning of one that is written over many lines. */
const isWholeCase = (line: Buffer): boolean => {
  const text = line.toString('utf8').trimEnd();
  const fout = zoekJsonFout(text);
  return fout === null || (line[0] === ACCOLADE && fout < text.length);
};

/** Reads cases from bytes that are pushed; what is complete comes out. */
class Lezer {
  readonly #buffer = new Leesbuffer();
  readonly #lijst = new Lijstgrenzen();
  #vorm: Vorm | null = null;
  #isStart = true;
  #isEersteBundel = true;
  #plaats = BEGIN;

  *push(chunk: Uint8Array): Generator<Bundel | Breuk> {
    this.#buffer.append(chunk);
    this.#vorm ??= this.#findVorm(false);
    if (this.#vorm === 'lijst') yield* this.#readLijst();
    if (this.#vorm === 'regels') yield* this.#readRegels();
    const isRest = this.#vorm === 'lijst' && this.#lijst.isClosed;
    if (!isRest && this.#buffer.length > GROOTSTE_GEVAL) {
      yield this.#breuk('groot');
    }
  }

  *end(): Generator<Bundel | Breuk> {
    this.#vorm ??= this.#findVorm(true);
    const { length } = this.#buffer;
    if (this.#vorm === 'lijst') {
      // An array that comes at once is only found now.
      yield* this.#readLijst();
      const breuk = this.#endLijst();
      if (breuk !== null) yield breuk;
    } else if (this.#vorm === 'geval' || skipSpace(this.#buffer.bytes) < length) {
      yield this.#take(length, [0, length]);
    }
  }

  /** null: more is needed to tell. */
  #findVorm(isAll: boolean): Vorm | null {
    const { bytes } = this.#buffer;
    if (this.#isStart) {
      if (bytes.length < BYTE_ORDER_MARK.length && !isAll) return null;
      this.#isStart = false;
      if (bytes.indexOf(BYTE_ORDER_MARK) === 0) this.#buffer.take(BYTE_ORDER_MARK.length);
    }
    this.#skip(skipSpace(this.#buffer.bytes));
    const text = this.#buffer.bytes;
    if (text[0] === HAAK) {
      this.#skip(1);
      return 'lijst';
    }
    const end = text.indexOf(NIEUWE_REGEL);
    if (end !== -1) return isWholeCase(text.subarray(0, end)) ? 'regels' : 'geval';
    return isAll ? 'geval' : null;
  }

  #skip(count: number): void {
    if (count > 0) this.#plaats = plaatsNa(this.#plaats, this.#buffer.take(count));
  }

  /** A breuk after some text that was not taken. */
  #breuk(reden: Breuk['reden'], ervoor = ''): Breuk {
    const plaats = plaatsNa(this.#plaats, Buffer.from(ervoor));
    return { vorm: this.#vorm ?? 'geval', plaats, reden };
  }

  #take(count: number, grenzen: readonly number[]): Bundel {
    const begin: TekstPlaats = this.#plaats;
    const bytes = this.#buffer.take(count);
    this.#lijst.shift(count);
    this.#plaats = plaatsNa(begin, bytes);
    return { vorm: this.#vorm ?? 'geval', bytes, grenzen, begin };
  }

  *#readRegels(): Generator<Bundel> {
    const { bytes } = this.#buffer;
    const grenzen: number[] = [];
    let start = 0;
    for (
      let end = bytes.indexOf(NIEUWE_REGEL);
      end !== -1;
      end = bytes.indexOf(NIEUWE_REGEL, start)
    ) {
      if (skipSpace(bytes.subarray(start, end)) < end - start) grenzen.push(start, end);
      start = end + 1;
    }
    if (start > 0) yield this.#take(start, grenzen);
  }

  *#readLijst(): Generator<Bundel | Breuk> {
    if (!this.#lijst.isClosed) {
      const ends = this.#lijst.find(this.#buffer.bytes);
      const last = ends.at(-1);
      if (last !== undefined) yield this.#take(last + 1, this.#grenzenOf(ends));
    }
    if (!this.#lijst.isClosed) return;
    this.#skip(skipSpace(this.#buffer.bytes));
    if (this.#buffer.length > 0) yield this.#breuk('json');
  }

  /** Nothing between the brackets is no case; nothing beside a comma is one that is wrong. */
  #grenzenOf(ends: readonly number[]): number[] {
    const [first = 0] = ends;
    const isEmpty =
      this.#isEersteBundel &&
      this.#lijst.isClosed &&
      ends.length === 1 &&
      skipSpace(this.#buffer.bytes) === first;
    this.#isEersteBundel = false;
    return isEmpty ? [] : ends.flatMap((end, index) => [(ends[index - 1] ?? -1) + 1, end]);
  }

  #endLijst(): Breuk | null {
    if (this.#lijst.isClosed) return null;
    const text = this.#buffer.bytes.toString('utf8');
    const read = text.slice(0, zoekJsonFout(text) ?? text.length);
    return this.#breuk('json', read);
  }
}

/** Reads the cases of a JSON array, of lines with one each, or of one document, as they come in. */
export async function* readBundels(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Bundel | Breuk> {
  const lezer = new Lezer();
  for await (const chunk of chunks) yield* lezer.push(chunk);
  yield* lezer.end();
}
