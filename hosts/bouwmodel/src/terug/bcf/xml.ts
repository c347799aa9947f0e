/** A part of an XML document: text in it is escaped. */
export interface Xml {
  readonly markup: string;
}

/** What XML 1.0 cannot hold. */
const NOT_ALLOWED = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A reader would make a line feed of it.
  '\r': '&#13;',
};

const escaped = (text: string): string =>
  text.replaceAll(NOT_ALLOWED, '').replaceAll(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign);

type Inhoud = Xml | null | readonly Inhoud[];

const markupOf = (inhoud: Inhoud): string => {
  if (inhoud === null) return '';
  return 'markup' in inhoud ? inhoud.markup : inhoud.map(markupOf).join('');
};

/** @param inhoud what it holds; null is left out */
export const element = (
  naam: string,
  attributen: Readonly<Record<string, string | null>>,
  ...inhoud: readonly Inhoud[]
): Xml => {
  const attributes = Object.entries(attributen).map(([each, waarde]) =>
    waarde === null ? '' : ` ${each}="${escaped(waarde)}"`,
  );
  const inner = inhoud.map(markupOf).join('');
  return {
    markup: `<${naam}${attributes.join('')}${inner === '' ? '/>' : `>${inner}</${naam}>`}`,
  };
};

/** An element that holds a text; none for a text that is missing or blank, which BCF 3.0 forbids. */
export const tekst = (naam: string, waarde: string | null): Xml | null => {
  const inner = escaped(waarde ?? '');
  return inner.trim() === '' ? null : { markup: `<${naam}>${inner}</${naam}>` };
};

/** The bytes of a document. */
export const documentOf = ({ markup }: Xml): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`);
