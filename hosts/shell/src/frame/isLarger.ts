/** What one value of any kind takes, in bytes. */
const EACH = 8;

const partsOf = (value: object): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  if (value instanceof Map) return [...value].flat();
  return value instanceof Set ? [...value] : Object.entries(value).flat();
};

/** What a value takes without what it has in it. */
const ownSize = (value: unknown): number => {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  return value instanceof Blob ? value.size : 0;
};

const hasParts = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof ArrayBuffer || ArrayBuffer.isView(value));

/** Whether a value that came by a message is larger than this, about: looked at no further than that. */
export const isLarger = (value: unknown, bytes: number): boolean => {
  const left = [value];
  let size = 0;
  while (left.length > 0) {
    const one = left.pop();
    size += EACH + ownSize(one);
    if (size > bytes) return true;
    if (hasParts(one)) for (const part of partsOf(one)) left.push(part);
  }
  return false;
};
