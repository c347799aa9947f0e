const utf8 = new TextEncoder();
const JSON_FRAME = 1;
/** A UTF-16 unit takes at most three bytes in UTF-8. */
const BYTES_PER_UNIT = 3;

/** JSON text of a string, without its quotes, as bytes. */
export const jsonStringBytes = (value: string): Uint8Array =>
  utf8.encode(JSON.stringify(value).slice(JSON_FRAME, -JSON_FRAME));

/**
 * A growing buffer of UTF-8 bytes. The output of many cases runs to hundreds of megabytes, and bytes that
 * are written once and copied are several times faster than strings that are joined and encoded.
 */
export class ByteBuffer {
  length = 0;
  #bytes: Buffer;

  constructor(capacity: number) {
    this.#bytes = Buffer.allocUnsafe(capacity);
  }

  /** The bytes written so far; valid until the next write. */
  written(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }

  writeBytes(bytes: Uint8Array): void {
    this.#ensure(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Writes text as it is. */
  writeText(text: string): void {
    this.#ensure(text.length * BYTES_PER_UNIT);
    this.length += this.#bytes.write(text, this.length);
  }

  /** Writes the inside of a JSON string; short text without anything to escape goes straight through. */
  writeJsonString(text: string): void {
    this.#ensure(text.length * BYTES_PER_UNIT);
    const bytes = this.#bytes;
    let { length } = this;
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index);
      if (unit < 0x20 || unit === 0x22 || unit === 0x5c || (unit >= 0xd800 && unit < 0xe000)) {
        this.writeBytes(jsonStringBytes(text));
        return;
      }
      if (unit < 0x80) {
        bytes[length++] = unit;
      } else if (unit < 0x800) {
        bytes[length++] = 0xc0 | (unit >> 6);
        bytes[length++] = 0x80 | (unit & 0x3f);
      } else {
        bytes[length++] = 0xe0 | (unit >> 12);
        bytes[length++] = 0x80 | ((unit >> 6) & 0x3f);
        bytes[length++] = 0x80 | (unit & 0x3f);
      }
    }
    this.length = length;
  }

  /** Writes again what stands between two earlier lengths. */
  repeat(start: number, end: number): void {
    this.#ensure(end - start);
    this.#bytes.copyWithin(this.length, start, end);
    this.length += end - start;
  }

  #ensure(extra: number): void {
    if (this.length + extra <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.length + extra));
    larger.set(this.written());
    this.#bytes = larger;
  }
}
