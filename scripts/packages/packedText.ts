const LINK = /\[([^\]\n]*)\]\(([^)\s]+)\)/g;

/** Whether somebody who has the packed documents alone finds what a link leads to. */
const isThere = (target: string, packed: readonly string[]): boolean =>
  target.startsWith('#') ||
  /^[a-z]+:/.test(target) ||
  packed.some((name) => target === `${name}.md` || target.startsWith(`${name}.md#`));

/**
 * The text of a document as it is packed: a link to what stays in the repository is its words alone.
 * @param packed names of the documents that are packed
 */
export const packedText = (text: string, packed: readonly string[]): string =>
  text.replaceAll(LINK, (link: string, words: string, target: string) =>
    isThere(target, packed) ? link : words,
  );
