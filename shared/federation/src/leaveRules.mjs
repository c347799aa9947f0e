/** A declaration of a call, as the formatter writes it. */
const DECLARATION = /(?<=^export const \w+ = \{\n)[^]*?(?=^\} as const satisfies Call;$)/gm;

/** One of its properties that no client reads, with the lines that it goes on. */
const RULE = /^ {2}(?!(?:method|path|answer|other):)\w+: .*\n(?: {4}.*\n| {2}[)\]}].*\n)*/gm;

/**
 * A loader for the declarations of calls (`@adviestool/contract/calls/*`): leaves out what the backend
 * alone reads, as who may make a call and what its body must be. With it go the schemas that nothing
 * else uses, which every page would carry.
 *
 * @param {string} source
 */
// oxlint-disable-next-line import/no-default-export -- a loader is one.
export default function leaveRules(source) {
  return source.replaceAll(DECLARATION, (declaration) => declaration.replaceAll(RULE, ''));
}
