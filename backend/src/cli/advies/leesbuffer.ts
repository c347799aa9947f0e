/** Bytes that were read and not yet taken, in one piece. */
export class Leesbuffer {
  #bytes = Buffer.allocUnsafe(2 ** 19);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Valid until the next change. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  append(chunk: Uint8Array): void {
    const needed = this.#length + chunk.length;
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(2 * needed);
      larger.set(this.bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(chunk, this.#length);
    this.#length = needed;
  }

  /** Takes the first bytes out, as memory of their own that a thread can be given. */
  take(count: number): Uint8Array<ArrayBuffer> {
    const taken = new Uint8Array(count);
    taken.set(this.#bytes.subarray(0, count));
    this.#bytes.copyWithin(0, count, this.#length);
    this.#length -= count;
    return taken;
  }
}
