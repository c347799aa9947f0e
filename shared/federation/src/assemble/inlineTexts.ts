import { createHash } from 'node:crypto';

import type { Variant } from '@adviestool/contract/variant';

import { ENTRY_SCRIPT } from './entryScript.ts';
import type { BuiltHost } from './parts.ts';

/** What stands in a document itself, letter by letter as its policy allows it. */
export interface InlineTexts {
  script: string;
  style: string;
}

/** The colours of the variant, which are no part of a layer, as those that the host sets. */
const colorsOf = ({ branding }: Pick<Variant, 'branding'>): string => {
  const colors = Object.entries(branding.colors).map(([property, value]) => `${property}:${value}`);
  return colors.length === 0 ? '' : `:root{${colors.join(';')}}`;
};

/** The host's first script and style, with the colours of the variant; null: the host has none. */
export const inlineTexts = (
  { first }: Pick<BuiltHost, 'first'>,
  variant: Pick<Variant, 'branding'>,
): InlineTexts | null => {
  if (first === null) return null;
  const inline = { script: first.script, style: first.style + colorsOf(variant) };
  // Nothing of it may end the element in which it stands.
  const isSafe = !/<\/|<!--/.test(inline.script + inline.style);
  if (!isSafe) throw new Error('What stands in the document itself would end its element.');
  return inline;
};

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of a content security policy that allow those texts, what says who cannot go on, and no others. */
export const inlineHashes = (inline: InlineTexts | null) => ({
  scripts: inline === null ? [] : [hashOf(inline.script), hashOf(ENTRY_SCRIPT)],
  styles: inline === null ? [] : [hashOf(inline.style)],
});
