const COMPILED = 'core.$ZodObjectJIT.init(';

/**
 * A loader for zod's schemas: makes the schema of an object without what compiles its checks, which the content
 * security policy forbids and hosts switch off (`jitless`). What it then does is the same.
 *
 * @param {string} source
 */
// oxlint-disable-next-line import/no-default-export -- a loader is one.
export default function zodInterpreted(source) {
  if (!source.includes(COMPILED)) throw new Error(`zod has no ${COMPILED}…) any more.`);
  return source.replaceAll(COMPILED, 'core.$ZodObject.init(');
}
