import { zijdeSchema } from '@adviestool/contract/zijde';
import { within } from '@testing-library/react';

import type { Deel } from './readRapportDelen.ts';

/** Something that the screen says, and the parts of the report of which one must say it too. */
export interface Gezegd {
  readonly delen: readonly Deel[];
  readonly tekst: string;
}

const required = (element: Element | null | undefined, what: string): Element => {
  if (element === null || element === undefined) throw new Error(`There is no ${what}.`);
  return element;
};

const childrenOf = (element: Element | null | undefined): Element[] => [
  ...(element?.children ?? []),
];

/** Beside a formula stand the words of it, for who hears it. */
const isSpoken = ({ parentElement: own }: Node): boolean =>
  own !== null &&
  own.closest('math') === null &&
  childrenOf(own.parentElement).some(({ localName }) => localName === 'math');

/** The texts of an element as they are seen; the parts of a formula are apart. */
const textsIn = (element: Element): string[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (isSpoken(node)) continue;
    const tekst = node.textContent ?? '';
    texts.push(node.parentElement?.closest('math') === null ? tekst : ` ${tekst} `);
  }
  return texts;
};

const seen = (element: Element | undefined): string =>
  element === undefined ? '' : textsIn(element).join('');

const filledIn = (element: Element): string[] =>
  [...element.querySelectorAll('input')].map(({ value }) => value);

/** What stands under a summary, by how that begins. */
const behind = (scherm: HTMLElement, summary: RegExp): Element =>
  required(within(scherm).getByText(summary, { selector: 'summary' }).parentElement, 'details');

const zijdenIn = (scherm: HTMLElement): Gezegd[] => {
  const table = within(scherm).getByText('Advies per zijde').closest('table');
  return [...(table?.tBodies ?? [])].flatMap((body) => {
    const zijde = zijdeSchema.parse(body.dataset['zijde']);
    const [cijfers, toelichting] = body.rows;
    const onder = required(toelichting?.querySelector('[data-onder]'), 'explanation');
    return [...childrenOf(cijfers).map(seen), ...textsIn(onder), ...filledIn(body)].map(
      (tekst) => ({ delen: [zijde], tekst }),
    );
  });
};

const meldingenIn = (scherm: HTMLElement): Gezegd[] =>
  within(scherm)
    .queryAllByText(/^(?:Informatie|Gelukt|Let op|Fout):$/)
    .map((woord) => ({
      delen: ['meldingen'],
      tekst: seen(woord.parentElement?.nextElementSibling ?? undefined),
    }));

/** The limits of each check, of all sides in turn. */
const toetsenIn = (scherm: HTMLElement): Gezegd[] => {
  const perNaam = new Map<string, string>();
  const tabel = within(scherm).queryByText('Toetsen en hun grenzen')?.closest('table');
  for (const row of tabel?.querySelectorAll('tbody tr') ?? []) {
    const [naam, grens] = [...row.querySelectorAll('td')].map(seen);
    if (naam !== undefined) perNaam.set(naam, `${perNaam.get(naam) ?? naam} ${grens ?? ''}`);
  }
  return [...perNaam.values()].map((tekst) => ({ delen: ['toetsen'], tekst }));
};

const stapIn = (rij: Element, delen: readonly Deel[]): Gezegd[] => {
  const [, uitkomst, werk, bron] = childrenOf(rij);
  const [formule, ...invulling] = childrenOf(werk);
  const [getallen, noot] = invulling;
  return [
    { delen, tekst: `${seen(getallen)} = ${seen(uitkomst)} ${seen(noot)}` },
    { delen: ['formules'], tekst: seen(formule) },
    { delen: ['formules'], tekst: seen(bron) },
  ];
};

const stappenIn = (scherm: HTMLElement): Gezegd[] =>
  within(scherm)
    .getAllByText(/^Berekening van/, { selector: 'summary' })
    .flatMap(({ parentElement, textContent }) =>
      [...required(parentElement, 'details').querySelectorAll('li')].flatMap((rij) =>
        stapIn(rij, textContent.includes('wind') ? ['wind', 'berekening'] : ['berekening']),
      ),
    );

const uitgangspuntenIn = (scherm: HTMLElement): Gezegd[] =>
  [...behind(scherm, /^Uitgangspunten \(/).querySelectorAll('dl > div')].flatMap((regel) => {
    const [label, tekst] = childrenOf(regel);
    const herkomst = tekst?.querySelector(':scope > span') ?? undefined;
    const zin = seen(tekst).slice(0, -seen(herkomst).length || undefined);
    const delen: Deel[] = ['uitgangspunten', 'belasting'];
    return [
      { delen, tekst: `${seen(label)} ${zin}` },
      { delen, tekst: seen(herkomst) },
    ];
  });

/** The drawing, but for the numbers of hoekankers: it has as many of those as there is room for. */
const tekeningIn = (scherm: HTMLElement): Gezegd[] => [
  ...[...scherm.querySelectorAll('svg[role="img"] text:not([data-soort="nummer"])')].map(
    (label): Gezegd => ({ delen: ['uitkomst'], tekst: seen(label) }),
  ),
  ...[...behind(scherm, /^Posities als tabel/).querySelectorAll('table')].map((tabel): Gezegd => ({
    delen: ['posities'],
    tekst: [...tabel.querySelectorAll('td')].map(seen).join(' '),
  })),
];

/**
 * Every number of an advice on the screen in the text that it stands in, with the part of the report where it belongs.
 * @param scherm what stands around the verdict, with everything in it open
 */
export const readAdviesScherm = (scherm: HTMLElement): Gezegd[] => [
  ...textsIn(within(scherm).getByRole('region', { name: 'Oordeel' })).map((tekst): Gezegd => ({
    delen: ['uitkomst'],
    tekst,
  })),
  ...zijdenIn(scherm),
  ...meldingenIn(scherm),
  ...within(scherm)
    .queryAllByText('KVT-controle')
    .flatMap(({ parentElement }) => textsIn(required(parentElement, 'KVT')))
    .map((tekst): Gezegd => ({ delen: ['toetsen', 'bevestiging'], tekst })),
  ...[...behind(scherm, /^Bronnen van/).querySelectorAll('li')].map((bron): Gezegd => ({
    delen: ['catalogus'],
    tekst: seen(bron),
  })),
  ...tekeningIn(scherm),
  ...toetsenIn(scherm),
  ...stappenIn(scherm),
  ...uitgangspuntenIn(scherm),
];

/** Every text on the screen and every value of a field; not how many lines a fold has. */
export const readAlles = (scherm: HTMLElement): string[] => {
  const folds = [...scherm.querySelectorAll('summary')].flatMap(textsIn);
  return [...textsIn(scherm).filter((tekst) => !folds.includes(tekst)), ...filledIn(scherm)];
};
