import { gevelSleutel } from '@adviestool/contract/windvormfactoren';

import { KADER_VELDEN } from '../velden/kaderVelden.ts';

/** What lists may be grouped by. */
export const GROEPERINGEN = ['gevel', 'bouwlaag', 'ruimte'] as const;

export type Groepering = (typeof GROEPERINGEN)[number];

/** The name of a place as names are compared; empty: no place is filled in. */
export const groepSleutel = (naam: string | null): string => gevelSleutel(naam ?? '');

/** What is in one place. */
export interface PlaatsGroep<Item> {
  /** As `groepSleutel` makes it. */
  sleutel: string;
  /** As the first has it; null: no place is filled in. */
  naam: string | null;
  items: readonly Item[];
}

/** K2 before K10. */
const { compare } = new Intl.Collator('nl-NL', { numeric: true });

/**
 * Items by the place that they are in, in the order of the names, each group in the order of the items. What
 * has no place comes last. Names are the same in capitals and without.
 */
export const plaatsGroepen = <Item>(
  items: readonly Item[],
  plaatsOf: (item: Item) => string | null,
): PlaatsGroep<Item>[] => {
  const found = new Map<string, { naam: string | null; items: Item[] }>();
  for (const item of items) {
    const naam = plaatsOf(item)?.trim() || null;
    const sleutel = groepSleutel(naam);
    const groep = found.get(sleutel) ?? { naam, items: [] };
    groep.items.push(item);
    found.set(sleutel, groep);
  }
  return [...found]
    .map(([sleutel, groep]) => ({ sleutel, ...groep }))
    .toSorted(
      (one, other) =>
        Number(one.naam === null) - Number(other.naam === null) ||
        compare(one.naam ?? '', other.naam ?? ''),
    );
};

/** `Gevel noord`, `Geen gevel`. */
export const groepNaam = (groepering: Groepering, naam: string | null): string => {
  const { label } = KADER_VELDEN[groepering];
  return naam === null ? `Geen ${label.toLowerCase()}` : `${label} ${naam}`;
};
