import { LANGSTE_TEKST, langeTekstenIn, type LangeTekst } from '@adviestool/contract/langsteTekst';

import { parseStored } from './parseStored.ts';

const BACKSLASH = 0x5c;

/** Where the text in quotes that begins at `start` ends; the length of all when it does not. */
const endOf = (text: string, start: number): number => {
  let end = start;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
};

/** Whether JSON text may hold a long text: what is escaped is longer in JSON than it is. Reads each character once. */
const mayHoldLong = (text: string): boolean => {
  for (let start = text.indexOf('"'); start !== -1;) {
    const end = endOf(text, start);
    if (end - start > LANGSTE_TEKST) return true;
    start = text.indexOf('"', end + 1);
  }
  return false;
};

/**
 * The texts in a JSON text that are longer than may be, without those that `eerder`, what is stored now, holds
 * too: they were there before there was a limit, and stay as they are.
 */
export const langeTeksten = (text: string, eerder: string): LangeTekst[] => {
  if (text === eerder || !mayHoldLong(text)) return [];
  const lang = langeTekstenIn(parseStored(text));
  if (lang.length === 0 || !mayHoldLong(eerder)) return lang;
  const bekend = new Set(langeTekstenIn(parseStored(eerder)).map(({ tekst }) => tekst));
  return lang.filter(({ tekst }) => !bekend.has(tekst));
};
