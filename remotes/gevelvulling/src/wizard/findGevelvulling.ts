import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { NIEUW } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';

/** The gevelvulling of the URL: null for a new one, undefined when the project has it not. */
export const findGevelvulling = (
  { gevelvullingen }: Project,
  gevelvullingId: string,
): Gevelvulling | null | undefined =>
  gevelvullingId === NIEUW
    ? null
    : gevelvullingen.find(
        ({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id === gevelvullingId,
      );
