import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { plaatsGroepen } from '@adviestool/domain/toelichting/plaatsGroepen';

/** By storey and then by facade, in the order in which they are mounted. */
export const opVolgorde = (gevelvullingen: readonly Gevelvulling[]): Gevelvulling[] =>
  plaatsGroepen(
    gevelvullingen,
    ({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.bouwlaag ?? null,
  ).flatMap(({ items }) =>
    plaatsGroepen(
      items,
      ({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.gevel ?? null,
    ).flatMap((gevel) => gevel.items),
  );
