import { z } from 'zod';

import { canonicalText, TooDeepError } from '@adviestool/contract/canonicalText';
import type { LijstItem } from '../projectinhoud/gevelvullingenLijst.ts';
import { parseStored } from '../projectinhoud/parseStored.ts';

/** A gevelvulling as a write wants it. */
export interface Wanted {
  id: string;
  /** Where it stands in the body. */
  path: readonly (string | number)[];
  /** Undefined: its advice is not fixed. */
  vastgesteld: unknown;
}

/** By the id of a gevelvulling, the texts of what is fixed of it; null: it is not. */
export type Vaststellingen = ReadonlyMap<string, ReadonlySet<string | null>>;

/** Of what is nested too deeply to have been fixed. */
const UNREADABLE = '';

const textOf = (vastgesteld: unknown): string | null => {
  try {
    return vastgesteld === undefined ? null : canonicalText(vastgesteld);
  } catch (error) {
    if (error instanceof TooDeepError) return UNREADABLE;
    throw error;
  }
};

export const vaststellingenOf = (
  gevelvullingen: readonly Pick<Wanted, 'id' | 'vastgesteld'>[],
): Vaststellingen => {
  const found = new Map<string, Set<string | null>>();
  for (const { id, vastgesteld } of gevelvullingen) {
    found.set(id, (found.get(id) ?? new Set()).add(textOf(vastgesteld)));
  }
  return found;
};

export const wantedOf = (
  items: readonly LijstItem[],
  path: (index: number) => Wanted['path'],
): Wanted[] =>
  items.map(({ id, gevelvulling: { vastgesteld } }, index) => ({
    id,
    path: path(index),
    vastgesteld,
  }));

const namedSchema = z.object({
  gevelvullingEnKaderData: z.object({ id: z.string() }),
  vastgesteld: z.unknown().optional(),
});

/** The gevelvullingen of a stored or sent JSON text, also when the product cannot read all of it. */
export const wantedInText = (text: string): Wanted[] => {
  return [parseStored(text)].flat().flatMap((one, index) => {
    const { data } = namedSchema.safeParse(one);
    return data === undefined
      ? []
      : [
          {
            id: data.gevelvullingEnKaderData.id,
            path: ['gevelvullingen_json', index],
            vastgesteld: data.vastgesteld,
          },
        ];
  });
};

const has = (vaststellingen: Vaststellingen, { id, vastgesteld }: Wanted): boolean => {
  const text = textOf(vastgesteld);
  return vaststellingen.get(id)?.has(text) ?? text === null;
};

/** The gevelvullingen that a write would fix otherwise than they are stored. */
export const changedVastgesteld = (
  wanted: readonly Wanted[],
  stored: Vaststellingen,
): readonly Wanted[] => wanted.filter((one) => !has(stored, one));

/** Of those, what the backend never fixed so: taking back is not done by a write either. */
export const madeUpVastgesteld = (
  changed: readonly Wanted[],
  history: Vaststellingen,
): readonly Wanted[] =>
  changed.filter((one) => one.vastgesteld === undefined || !has(history, one));
