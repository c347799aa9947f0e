import { Parser } from 'saxen';

import { OMVANG } from '../grenzen.ts';
import { LeesFoutError } from '../leesFout.ts';
import { teksten } from '../teksten.ts';
import type { Omvang } from './createOmvang.ts';

/** No part of a workbook nests deeper. */
const DEEPEST = 64;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
};

const broken = (): LeesFoutError => new LeesFoutError('kapot', teksten.kapot);

/** Longer is none: `#x10FFFF`. */
const LONGEST_REFERENCE = 8;

const signOf = (reference: string): string => {
  if (Object.hasOwn(NAMED, reference)) return NAMED[reference] ?? '';
  const [, hex, decimal] = /^#(?:x([\da-fA-F]+)|(\d+))$/.exec(reference) ?? [];
  const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
  if (!(code <= 0x10ffff)) throw broken();
  // Half of a pair is written by itself by some programs.
  return code >= 0xd800 && code <= 0xdfff ? String.fromCharCode(code) : String.fromCodePoint(code);
};

/**
 * Replaces references by their signs, one at a time so that they are counted. The parser's own
 * function knows no sign beyond 16 bits and lets an entity that is not declared stand.
 */
const decodeReferences = (text: string, { step }: Omvang): string => {
  let decoded = '';
  let at = 0;
  for (let start = text.indexOf('&'); start !== -1; start = text.indexOf('&', at)) {
    step();
    const end = text.slice(start, start + LONGEST_REFERENCE + 2).indexOf(';');
    if (end === -1) throw broken();
    decoded += text.slice(at, start) + signOf(text.slice(start + 1, start + end));
    at = start + end + 1;
  }
  return at === 0 ? text : decoded + text.slice(at);
};

interface XmlHandlers {
  /** @param depth 1 for the root */
  open: (name: string, attribute: (name: string) => string | undefined, depth: number) => void;
  close?: (name: string, depth: number) => void;
  text?: (text: string) => void;
}

/** Prefixes are free to choose: `x:row` is a row. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** One of the few attributes of a tag, whatever its prefix. */
const attributeOf =
  (attributes: () => Readonly<Record<string, string>>, omvang: Omvang) =>
  (wanted: string): string | undefined => {
    const all = attributes();
    for (const name of Object.keys(all)) {
      if (localName(name) === wanted) return decodeReferences(all[name] ?? '', omvang);
    }
    return undefined;
  };

/** The text between two tags, with the line ends of XML. */
const textOf = (raw: string): string => {
  if (raw.length > OMVANG.stukTekst) {
    throw new LeesFoutError('teVeelGegevens', teksten.teVeelGegevens);
  }
  return raw.includes('\r') ? raw.replaceAll(/\r\n?/g, '\n') : raw;
};

/**
 * Reads a part of a workbook tag by tag. Names come without their prefix.
 * @throws LeesFoutError when it is no XML, has a document type (and so entities of its own), or nests
 *   deeper than any workbook
 */
export const scanXml = (
  bytes: Uint8Array,
  { open, close, text }: XmlHandlers,
  omvang: Omvang,
): void => {
  let depth = 0;
  const parser = new Parser()
    .on('openTag', (name, attributes) => {
      omvang.step();
      depth += 1;
      if (depth > DEEPEST) throw broken();
      open(localName(name), attributeOf(attributes, omvang), depth);
    })
    .on('closeTag', (name) => {
      close?.(localName(name), depth);
      depth -= 1;
    })
    .on('attention', () => {
      throw broken();
    })
    .on('error', () => {
      throw broken();
    })
    .on('warn', () => {
      throw broken();
    });
  if (text !== undefined) {
    parser
      .on('text', (raw) => text(decodeReferences(textOf(raw), omvang)))
      .on('cdata', (raw) => text(textOf(raw)));
  }
  parser.parse(decodeXml(bytes));
};

/** XML is UTF-8, or UTF-16 with a mark. */
const decodeXml = (bytes: Uint8Array): string => {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  const utf16 = isLittle ? 'utf-16le' : 'utf-16be';
  try {
    return new TextDecoder(isLittle || isBig ? utf16 : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw broken();
  }
};
