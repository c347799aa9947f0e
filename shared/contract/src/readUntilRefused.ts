import type { z } from 'zod';

/**
 * Reads values one by one until one is refused; null: one is, and why is added to `issues`. The rest is not
 * looked at: a body of a million empty objects has twenty million faults, which hold a thread for a minute.
 */
export const readUntilRefused = <Key extends string | number, Schema extends z.ZodType>(
  schema: Schema,
  values: Iterable<readonly [Key, unknown]>,
  issues: z.core.$ZodRawIssue[],
): [Key, z.output<Schema>][] | null => {
  const read: [Key, z.output<Schema>][] = [];
  for (const [key, value] of values) {
    const { data, error } = schema.safeParse(value, { reportInput: true });
    if (error !== undefined) {
      // Without its message: who reads the body says it in Dutch.
      issues.push(
        ...error.issues.map((issue) =>
          Object.assign({ input: value }, issue, {
            message: undefined,
            path: [key, ...issue.path],
          }),
        ),
      );
      return null;
    }
    read.push([key, data]);
  }
  return read;
};
