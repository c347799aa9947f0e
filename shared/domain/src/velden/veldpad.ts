import { isRecord } from './onbekendeInvoer.ts';

/* Values by the path of their field: `['plaatsing', 'onderzijde']`. */

export const readPad = (values: unknown, pad: readonly string[]): unknown => {
  let value = values;
  for (const key of pad) value = isRecord(value) ? value[key] : undefined;
  return value;
};

/** Puts a value in its place in `values`; the objects on the way are made anew. */
export const writePad = (
  values: Record<string, unknown>,
  pad: readonly string[],
  value: unknown,
): void => {
  const last = pad.length - 1;
  let target = values;
  for (let at = 0; at < last; at += 1) {
    const key = pad[at] ?? '';
    const inner = target[key];
    const group = isRecord(inner) ? { ...inner } : {};
    target[key] = group;
    target = group;
  }
  target[pad[last] ?? ''] = value;
};

const removePad = (values: object, [key = '', ...rest]: readonly string[]): void => {
  const inner: unknown = Reflect.get(values, key);
  if (rest.length === 0) Reflect.deleteProperty(values, key);
  else if (isRecord(inner)) {
    const group = { ...inner };
    removePad(group, rest);
    if (Object.keys(group).length === 0) Reflect.deleteProperty(values, key);
    else Reflect.set(values, key, group);
  }
};

/** A copy without the values at the paths; a group that is empty then is left out too. */
export const withoutPaden = <Values extends object>(
  values: Values,
  paden: readonly (readonly string[])[],
): Values => {
  const copy = { ...values };
  for (const pad of paden) removePad(copy, pad);
  return copy;
};
