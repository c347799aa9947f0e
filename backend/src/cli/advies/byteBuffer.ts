/** A UTF-16 unit takes at most three bytes in UTF-8. */
const BYTES_PER_UNIT = 3;

/**
 * A growing buffer of UTF-8. The output of many cases runs to hundreds of megabytes: text that is encoded at
 * once, into memory that is used again, costs far less than one string of everything.
 */
export class ByteBuffer {
  #bytes: Buffer;
  #length = 0;

  constructor(capacity: number) {
    this.#bytes = Buffer.allocUnsafe(capacity);
  }

  get length(): number {
    return this.#length;
  }

  /** The bytes written so far; valid until the next write. */
  written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  write(text: string): void {
    const room = this.#length + text.length * BYTES_PER_UNIT;
    if (room > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(2 * room);
      larger.set(this.written());
      this.#bytes = larger;
    }
    this.#length += this.#bytes.write(text, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }
}
