import { expect, test } from '@jest/globals';

import type { Hoofdstuk } from '../hoofdstukken/hoofdstuk.ts';
import { stukkenVan, zoekInHandleiding } from './zoekInHandleiding.ts';

const HOOFDSTUKKEN: readonly Hoofdstuk[] = [
  {
    naam: 'begin',
    titel: 'De eerste gevelvulling',
    Tekst: () => null,
    paragrafen: [
      { id: null, titel: 'De eerste gevelvulling', zinnen: ['Maak een project.'] },
      {
        id: 'maten',
        titel: 'Maten',
        zinnen: ['Alles is in mm.', 'De gebouwhoogte is in m.', 'Eén maat telt.'],
      },
    ],
  },
  {
    naam: 'wind',
    titel: 'De wind',
    Tekst: () => null,
    paragrafen: [
      { id: null, titel: 'De wind', zinnen: ['Wind duwt en zuigt.'] },
      { id: 'gebouwhoogte', titel: 'Gebouwhoogte', zinnen: ['Meet tot het dak.'] },
    ],
  },
];

const found = (vraag: string) =>
  zoekInHandleiding(HOOFDSTUKKEN, vraag).map(({ hoofdstuk, paragraaf, zin }) => [
    `${hoofdstuk.naam}#${paragraaf.id ?? ''}`,
    zin,
  ]);

test.each([
  ['nothing', '  ', []],
  ['a word that is nowhere', 'dakgoot', []],
  ['words that stand apart', 'project dak', []],
  ['a word without its accent and in capitals', 'EEN maat', [['begin#maten', 'Eén maat telt.']]],
  ['a title with a word of its text', 'maten telt', [['begin#maten', 'Eén maat telt.']]],
  ['a chapter with a word of its text', 'wind dak', [['wind#gebouwhoogte', 'Meet tot het dak.']]],
])('who looks for %s', (_what, vraag, expected) => {
  expect(found(vraag)).toEqual(expected);
});

test('a title with the word comes before a text with it', () => {
  expect(found('gebouwhoogte')).toEqual([
    ['wind#gebouwhoogte', 'Meet tot het dak.'],
    ['begin#maten', 'De gebouwhoogte is in m.'],
  ]);
});

test('a chapter is found by its title, without all of its paragraphs', () => {
  expect(found('eerste')).toEqual([['begin#', 'Maak een project.']]);
});

test('what was looked for stands apart in a text, with its own capitals and accents', () => {
  expect(stukkenVan('Eén gebouwhoogte, één maat', 'een maat')).toEqual([
    { tekst: 'Eén', isGezocht: true },
    { tekst: ' gebouwhoogte, ', isGezocht: false },
    { tekst: 'één', isGezocht: true },
    { tekst: ' ', isGezocht: false },
    { tekst: 'maat', isGezocht: true },
  ]);
});
