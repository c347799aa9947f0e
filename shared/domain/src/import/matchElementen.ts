import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ImportGevelvulling } from '@adviestool/contract/importMessage';

/** The GlobalIds of what a sent gevelvulling stands for; an older message names the first alone. */
export const sentIdsOf = ({ id, elementen }: ImportGevelvulling): readonly string[] => {
  const ids = (elementen ?? []).map(({ globalId }) => globalId);
  return ids.length === 0 ? [id] : ids;
};

/** The GlobalIds of what a stored gevelvulling stands for; none: it is of no model. */
export const storedIdsOf = ({ gevelvullingEnKaderData }: Gevelvulling): readonly string[] => {
  const { elementen, externalId } = gevelvullingEnKaderData;
  if (elementen !== undefined && elementen.length > 0)
    return elementen.map(({ globalId }) => globalId);
  return externalId === undefined ? [] : [externalId];
};

export interface Paar {
  readonly sent: ImportGevelvulling;
  /** The gevelvulling that it is; null: there is none yet. */
  readonly stored: Gevelvulling | null;
  /** Of a new one: the gevelvulling that its elements were part of. */
  readonly afkomst: Gevelvulling | null;
}

interface Overlap {
  readonly sent: number;
  readonly stored: number;
  readonly gedeeld: number;
  readonly isEvenGroot: boolean;
}

/**
 * For each GlobalId the place of the first gevelvulling that has it; what was imported under it comes after
 * those, since its element may have gone to another.
 */
const placesOf = (stored: readonly Gevelvulling[]): ReadonlyMap<string, number> => {
  const places = new Map<string, number>();
  const ids = stored.map(({ gevelvullingEnKaderData: { elementen = [] } }) =>
    elementen.map(({ globalId }) => globalId),
  );
  for (const each of [ids, stored.map(storedIdsOf)])
    for (const [place, those] of each.entries())
      for (const id of those) if (!places.has(id)) places.set(id, place);
  return places;
};

const isEvenGroot = (
  { breedte, hoogte }: ImportGevelvulling,
  stored: Gevelvulling | undefined,
): boolean => {
  const kader = stored?.gevelvullingEnKaderData;
  return kader !== undefined && kader.breedte === breedte && kader.hoogte === hoogte;
};

const overlapsOf = (
  sent: readonly ImportGevelvulling[],
  stored: readonly Gevelvulling[],
): Overlap[] => {
  const places = placesOf(stored);
  return sent.flatMap((one, index) => {
    const counts = new Map<number, number>();
    for (const id of new Set(sentIdsOf(one))) {
      const place = places.get(id);
      if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    return Array.from(counts, ([place, gedeeld]) => ({
      sent: index,
      stored: place,
      gedeeld,
      isEvenGroot: isEvenGroot(one, stored[place]),
    }));
  });
};

/** What keeps its size keeps its gevelvulling; then the most elements, then the order of the message. */
const byLikeness = (one: Overlap, other: Overlap): number =>
  Number(other.isEvenGroot) - Number(one.isEvenGroot) ||
  other.gedeeld - one.gedeeld ||
  one.sent - other.sent;

/**
 * Which gevelvulling of a project each of a message is, by the elements that they share. A group that the
 * model has split keeps its gevelvulling for one part; the others are new and come from it.
 */
export const matchElementen = (
  sent: readonly ImportGevelvulling[],
  stored: readonly Gevelvulling[],
): Paar[] => {
  const overlaps = overlapsOf(sent, stored).toSorted(byLikeness);
  const matched = new Map<number, number>();
  const taken = new Set<number>();
  for (const overlap of overlaps) {
    if (matched.has(overlap.sent) || taken.has(overlap.stored)) continue;
    matched.set(overlap.sent, overlap.stored);
    taken.add(overlap.stored);
  }
  const origins = new Map(
    // The likest comes last, and stays.
    overlaps.toReversed().map((overlap) => [overlap.sent, overlap.stored]),
  );
  return sent.map((one, index) => {
    const place = matched.get(index);
    const origin = origins.get(index);
    return {
      sent: one,
      stored: (place === undefined ? null : stored[place]) ?? null,
      afkomst: (place !== undefined || origin === undefined ? null : stored[origin]) ?? null,
    };
  });
};
