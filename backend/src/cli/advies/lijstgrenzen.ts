const AANHALING = 0x22;
const KOMMA = 0x2c;
const SCHUINE_STREEP = 0x5c;
const HAAK = { open: 0x5b, dicht: 0x5d } as const;
const ACCOLADE = { open: 0x7b, dicht: 0x7d } as const;

/**
 * Finds where the values of a JSON array end, while its bytes come in. It counts brackets and knows strings, and leaves
 * the rest to the parser: what is wrong inside a value, or beside it, is part of the bytes of that value.
 */
export class Lijstgrenzen {
  #at = 0;
  #depth = 0;
  #inString = false;
  #isClosed = false;

  /** Whether the bracket that closes the array was found. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /**
   * The ends of values from where the last search stopped, each the offset of its comma or closing bracket.
   * `bytes` holds everything that was not taken away.
   */
  find(bytes: Uint8Array): number[] {
    const ends: number[] = [];
    let [at, depth, inString] = [this.#at, this.#depth, this.#inString];
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (inString) {
        if (byte === SCHUINE_STREEP) at += 1;
        else if (byte === AANHALING) inString = false;
      } else if (byte === AANHALING) {
        inString = true;
      } else if (byte === ACCOLADE.open || byte === HAAK.open) {
        depth += 1;
      } else if (byte === HAAK.dicht && depth === 0) {
        ends.push(at);
        this.#isClosed = true;
        at += 1;
        break;
      } else if (byte === ACCOLADE.dicht || byte === HAAK.dicht) {
        depth -= 1;
      } else if (byte === KOMMA && depth === 0) {
        ends.push(at);
      }
    }
    [this.#at, this.#depth, this.#inString] = [at, depth, inString];
    return ends;
  }

  /** The first bytes were taken away. */
  shift(count: number): void {
    this.#at -= count;
  }
}
