import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

/* A list of gevelvullingen, each known by its id. */

type Lijst = readonly Gevelvulling[];

export const idOf = ({ gevelvullingEnKaderData }: Gevelvulling): string =>
  gevelvullingEnKaderData.id;

export const byId = (lijst: Lijst): ReadonlyMap<string, Gevelvulling> =>
  new Map(lijst.map((one) => [idOf(one), one]));

/** The list in the order of `ids`; what is not named comes last, as it was. */
export const inOrderOf = (lijst: Lijst, ids: readonly string[]): Gevelvulling[] => {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (one: Gevelvulling): number => places.get(idOf(one)) ?? ids.length;
  return lijst.toSorted((one, other) => placeOf(one) - placeOf(other));
};
