import {
  Children,
  Fragment,
  isValidElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';

/** A text as elements; `components` takes the place of elements by their names. */
type Tekst = (props: {
  components: Readonly<Record<string, ComponentType<{ children?: ReactNode }>>>;
}) => ReactNode;

/** A piece of a chapter under a heading of its own. */
export interface Paragraaf {
  /** Of its heading, for a link; null: it is the beginning of the chapter. */
  id: string | null;
  titel: string;
  /** What stands under it, without the heads of tables. */
  zinnen: readonly string[];
}

export interface Hoofdstuk {
  /** In its address. */
  naam: string;
  titel: string;
  Tekst: Tekst;
  /** The first is its beginning. */
  paragrafen: readonly Paragraaf[];
}

interface ElementProps {
  id?: string;
  children?: ReactNode;
}

const KOPPEN: readonly unknown[] = ['h1', 'h2', 'h3'];

/** Elements whose text is one run of sentences. */
const BLOKKEN: readonly unknown[] = ['p', 'li', 'tr'];

const ZINNEN = new Intl.Segmenter('nl', { granularity: 'sentence' });

const textOf = (node: ReactNode): string => {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (!isValidElement<ElementProps>(node)) return '';
  const tekst = Children.toArray(node.props.children).map(textOf).join('');
  return node.type === 'li' ? `${tekst} ` : tekst;
};

const wordsOf = (node: ReactNode): string => textOf(node).replaceAll(/\s+/g, ' ').trim();

/** A row of a table says what its first cell is. */
const blokTekst = (node: ReactElement<ElementProps>): string =>
  node.type === 'tr'
    ? Children.toArray(node.props.children).map(wordsOf).filter(Boolean).join(': ')
    : wordsOf(node);

const zinnenOf = (node: ReactElement<ElementProps>): string[] =>
  [...ZINNEN.segment(blokTekst(node))].map(({ segment }) => segment.trim());

interface Found {
  titel: string;
  id: string | null;
  zinnen: string[];
}

/** Adds what stands in a node to the paragraphs that were found before it. */
const collect = (found: Found[], node: ReactNode): void => {
  if (!isValidElement<ElementProps>(node) || node.type === 'thead') return;
  const { id, children } = node.props;
  if (KOPPEN.includes(node.type)) {
    found.push({ titel: wordsOf(node), id: node.type === 'h1' ? null : (id ?? null), zinnen: [] });
  } else if (BLOKKEN.includes(node.type)) {
    found.at(-1)?.zinnen.push(...zinnenOf(node).filter((zin) => zin !== ''));
  } else {
    for (const child of Children.toArray(children)) collect(found, child);
  }
};

/** Reads title and paragraphs from the text itself, which is the only list of what it holds. */
export const readHoofdstuk = (naam: string, Tekst: Tekst): Hoofdstuk => {
  const paragrafen: Found[] = [];
  const tekst = Tekst({ components: {} });
  const inhoud =
    isValidElement<ElementProps>(tekst) && tekst.type === Fragment ? tekst.props.children : tekst;
  for (const node of Children.toArray(inhoud)) collect(paragrafen, node);
  return { naam, titel: paragrafen[0]?.titel ?? naam, Tekst, paragrafen };
};

/** What a chapter is about, in its own first sentence. */
export const samenvattingVan = ({ paragrafen }: Hoofdstuk): string =>
  paragrafen[0]?.zinnen[0] ?? '';

export const HANDLEIDING = '/handleiding';

/** The address of a chapter, or of a paragraph in it. */
export const adresVan = ({ naam }: Pick<Hoofdstuk, 'naam'>, id: string | null = null): string =>
  `${HANDLEIDING}/${naam}${id === null ? '' : `#${id}`}`;
