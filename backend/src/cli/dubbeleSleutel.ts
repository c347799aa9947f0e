/** What ends a key, and no value. */
const NA_SLEUTEL = /"\s*:/g;
/** A text, with what tells that it is a key, or the begin or end of an object. */
const STUK = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}]/g;

/** The keys of a value and of all in it, however deep. */
const countSleutels = (value: unknown): number => {
  let count = 0;
  const rest = [value];
  while (rest.length > 0) {
    const each = rest.pop();
    if (typeof each !== 'object' || each === null) continue;
    const inside: unknown[] = Object.values(each);
    if (!Array.isArray(each)) count += inside.length;
    for (const one of inside) rest.push(one);
  }
  return count;
};

/**
 * A key that an object of this JSON has twice, after those that it stands under; null: there is none.
 * JSON.parse keeps the last of both, and says nothing.
 * @param value what the text was read as
 */
export const dubbeleSleutelIn = (text: string, value: unknown): string | null => {
  // No key was lost when there are as many as may stand in the text.
  if ((text.match(NA_SLEUTEL)?.length ?? 0) === countSleutels(value)) return null;
  const open: { onder: string; sleutels: Set<string> }[] = [];
  let laatste = '';
  for (const [stuk, naam = '', isSleutel] of text.matchAll(STUK)) {
    if (stuk === '{') {
      open.push({ onder: laatste, sleutels: new Set() });
    } else if (stuk === '}') {
      laatste = open.pop()?.onder ?? '';
    } else if (isSleutel !== undefined) {
      laatste = String(JSON.parse(naam));
      const sleutels = open.at(-1)?.sleutels;
      if (sleutels?.has(laatste) === true)
        return [...open.slice(1).map(({ onder }) => onder), laatste].join('.');
      sleutels?.add(laatste);
    }
  }
  return null;
};
