import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { createGevelvulling, createGevelvullingId } from '@adviestool/domain/gevelvulling';

/** A gevelvulling with the defaults and an id that the project does not have yet. */
export const newGevelvulling = ({ gevelvullingen }: Project): Gevelvulling => {
  const ids = gevelvullingen.map(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id);
  return createGevelvulling({ id: createGevelvullingId(ids, () => crypto.randomUUID()) });
};
