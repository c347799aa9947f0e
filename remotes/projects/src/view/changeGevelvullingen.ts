import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { copyDetaillering } from '@adviestool/domain/velden/gevelvulling';
import {
  settleGevelvulling,
  type SettledGevelvulling,
} from '@adviestool/domain/velden/settleGevelvulling';

const hasId =
  (id: string) =>
  ({ gevelvullingEnKaderData }: Gevelvulling): boolean =>
    gevelvullingEnKaderData.id === id;

/*
 * Changes of the list, each a function of the project; null: what it is about is not there any more.
 */

/** The project with its gevelvullingen in the order of `ids`; what is not named comes last, as it was. */
export const withOrder =
  (ids: readonly string[]) =>
  (project: Project): Project => {
    const places = new Map(ids.map((id, place) => [id, place]));
    const placeOf = ({ gevelvullingEnKaderData }: Gevelvulling): number =>
      places.get(gevelvullingEnKaderData.id) ?? ids.length;
    return {
      ...project,
      gevelvullingen: project.gevelvullingen.toSorted(
        (one, other) => placeOf(one) - placeOf(other),
      ),
    };
  };

interface TakeOver {
  targetId: string;
  sourceId: string;
}

const takeOver = (
  { targetId, sourceId }: TakeOver,
  catalogus: Catalogus,
  { projectGegevens, gevelvullingen }: Project,
): SettledGevelvulling | null => {
  const target = gevelvullingen.find(hasId(targetId));
  const source = gevelvullingen.find(hasId(sourceId));
  if (target === undefined || source === undefined) return null;
  const gevelvulling = copyDetaillering(target, source);
  return settleGevelvulling({ projectGegevens, gevelvulling, catalogus });
};

/**
 * The project in which a gevelvulling has the detaillering of another; products that are no longer
 * possible are reset and the advice is computed anew.
 */
export const withDetailleringOf =
  (ids: TakeOver, catalogus: Catalogus, now: string) =>
  (project: Project): Project | null => {
    const taken = takeOver(ids, catalogus, project);
    if (taken === null) return null;
    const changed = { ...taken.gevelvulling, changed: now };
    return {
      ...project,
      gevelvullingen: project.gevelvullingen.map((one) =>
        hasId(ids.targetId)(one) ? changed : one,
      ),
    };
  };

/** What taking a detaillering over resets in the project, to tell the user. */
export const resetByDetailleringOf =
  (ids: TakeOver, catalogus: Catalogus) =>
  (project: Project): readonly string[] =>
    takeOver(ids, catalogus, project)?.messages ?? [];
