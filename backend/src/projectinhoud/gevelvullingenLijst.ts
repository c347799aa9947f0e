import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { leesGevelvullingen } from '@adviestool/contract/leesGevelvullingen';

import { parseStored } from './parseStored.ts';

/** One stored gevelvulling, with its own text. */
export interface LijstItem {
  id: string;
  text: string;
  gevelvulling: Gevelvulling;
}

export const itemOf = (gevelvulling: Gevelvulling): LijstItem => ({
  id: gevelvulling.gevelvullingEnKaderData.id,
  text: JSON.stringify(gevelvulling),
  gevelvulling,
});

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENS = [0x7b, 0x5b] as const;
const CLOSES = [0x7d, 0x5d] as const;

/** The texts of the members of a JSON list; `text` must be one. */
const textsOf = (text: string): string[] => {
  const texts: string[] = [];
  let depth = 0;
  let start = text.indexOf('[') + 1;
  let isString = false;
  const end = text.lastIndexOf(']');
  for (let index = start; index < end; index += 1) {
    const character = text.charCodeAt(index);
    if (isString) {
      if (character === BACKSLASH) index += 1;
      else if (character === QUOTE) isString = false;
    } else if (character === QUOTE) isString = true;
    else if (character === OPENS[0] || character === OPENS[1]) depth += 1;
    else if (character === CLOSES[0] || character === CLOSES[1]) depth -= 1;
    else if (character === COMMA && depth === 0) {
      texts.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  const last = text.slice(start, end).trim();
  return last === '' ? texts : [...texts, last];
};

/** What the database can keep beside the text. */
const isStorable = (id: string): boolean => id.isWellFormed() && !id.includes('\0');

/**
 * Takes the stored text apart, each gevelvulling with its own text. Null when the product cannot read
 * it (it shows such a project, and writes nothing), or when two have one id.
 */
export const readLijst = (text: string): LijstItem[] | null => {
  const gevelvullingen = leesGevelvullingen(parseStored(text));
  if (gevelvullingen === null) return null;
  const texts = textsOf(text);
  const items = gevelvullingen.map((gevelvulling, index) => ({
    id: gevelvulling.gevelvullingEnKaderData.id,
    text: texts[index] ?? '',
    gevelvulling,
  }));
  const ids = new Set(items.map(({ id }) => id));
  return ids.size === items.length && items.every(({ id }) => isStorable(id)) ? items : null;
};

/** The text of a list: each member's own, untouched. */
export const textOf = (lijst: readonly LijstItem[]): string =>
  `[${lijst.map(({ text }) => text).join(',')}]`;
