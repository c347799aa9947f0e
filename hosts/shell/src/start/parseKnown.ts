import type { z } from 'zod';

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (owner, key) => (typeof owner === 'object' && owner !== null ? Reflect.get(owner, key) : null),
    value,
  );

/**
 * Reads a document that a later release of the composer may have written: keys that this one does not
 * know are left out. The value is changed.
 * @throws ZodError
 */
export const parseKnown = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  for (const issue of error.issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const owner = valueAt(value, issue.path);
    if (typeof owner !== 'object' || owner === null) continue;
    for (const key of issue.keys) Reflect.deleteProperty(owner, key);
  }
  return schema.parse(value);
};
