import type { Hoofdstuk, Paragraaf } from '../hoofdstukken/hoofdstuk.ts';

export interface Treffer {
  hoofdstuk: Hoofdstuk;
  paragraaf: Paragraaf;
  /** The sentence that says most of what was asked; the first one when only the title does. */
  zin: string;
}

/** A piece of a text, and whether it is what was looked for. */
export interface Stuk {
  tekst: string;
  isGezocht: boolean;
}

/** Without capitals and accents, as people type when they search. */
const eenvoudig = (tekst: string): string =>
  tekst.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const woordenVan = (vraag: string): string[] => eenvoudig(vraag).split(/\s+/).filter(Boolean);

const countIn = (tekst: string, woorden: readonly string[]): number => {
  const plain = eenvoudig(tekst);
  return woorden.filter((woord) => plain.includes(woord)).length;
};

const zinMet = ({ zinnen }: Paragraaf, woorden: readonly string[]): string =>
  zinnen
    .map((zin) => ({ zin, aantal: countIn(zin, woorden) }))
    .reduce((best, one) => (one.aantal > best.aantal ? one : best), {
      zin: zinnen[0] ?? '',
      aantal: 0,
    }).zin;

/**
 * The paragraphs that say every word of a question, in their text, their title or that of their chapter;
 * those with all of it in their title first, else in the order of the handbook.
 */
export const zoekInHandleiding = (
  hoofdstukken: readonly Hoofdstuk[],
  vraag: string,
): readonly Treffer[] => {
  const woorden = woordenVan(vraag);
  if (woorden.length === 0) return [];
  const found = hoofdstukken.flatMap((hoofdstuk) =>
    hoofdstuk.paragrafen.flatMap((paragraaf) => {
      const eigen = [paragraaf.titel, ...paragraaf.zinnen].join(' ');
      const isAll = countIn(`${hoofdstuk.titel} ${eigen}`, woorden) === woorden.length;
      // A chapter's title alone would bring up all of its paragraphs.
      return isAll && countIn(eigen, woorden) > 0
        ? [{ hoofdstuk, paragraaf, zin: zinMet(paragraaf, woorden) }]
        : [];
    }),
  );
  const isInTitle = ({ paragraaf }: Treffer): boolean =>
    countIn(paragraaf.titel, woorden) === woorden.length;
  return [...found.filter(isInTitle), ...found.filter((treffer) => !isInTitle(treffer))];
};

/** A text in pieces, with the words of a question apart. */
export const stukkenVan = (tekst: string, vraag: string): readonly Stuk[] => {
  const plain = eenvoudig(tekst);
  const woorden = woordenVan(vraag);
  // Where leaving accents out moved the letters, nothing can be pointed at.
  if (plain.length !== tekst.length || woorden.length === 0) return [{ tekst, isGezocht: false }];
  const stukken: Stuk[] = [];
  let vanaf = 0;
  while (vanaf < tekst.length) {
    const [next] = woorden
      .map((woord) => ({ woord, plaats: plain.indexOf(woord, vanaf) }))
      .filter(({ plaats }) => plaats !== -1)
      .toSorted((een, ander) => een.plaats - ander.plaats || ander.woord.length - een.woord.length);
    const plaats = next?.plaats ?? tekst.length;
    const einde = plaats + (next?.woord.length ?? 0);
    if (plaats > vanaf) stukken.push({ tekst: tekst.slice(vanaf, plaats), isGezocht: false });
    if (next !== undefined) stukken.push({ tekst: tekst.slice(plaats, einde), isGezocht: true });
    vanaf = einde;
  }
  return stukken;
};
