import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import {
  copyDetaillering,
  createGevelvullingId,
  duplicateGevelvulling,
} from '@adviestool/domain/gevelvulling';
import { settleGevelvulling } from '@adviestool/domain/settleGevelvulling';

const hasId =
  (id: string) =>
  ({ gevelvullingEnKaderData }: Gevelvulling): boolean =>
    gevelvullingEnKaderData.id === id;

/** The project with a copy of a gevelvulling right after it; the same when it has no such one. */
export const withDuplicate =
  (id: string, now: string) =>
  (project: Project): Project => {
    const index = project.gevelvullingen.findIndex(hasId(id));
    const original = project.gevelvullingen[index];
    if (original === undefined) return project;
    const newId = createGevelvullingId(
      project.gevelvullingen.map(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id),
      () => crypto.randomUUID(),
    );
    const copy = duplicateGevelvulling(original, newId, now);
    return { ...project, gevelvullingen: project.gevelvullingen.toSpliced(index + 1, 0, copy) };
  };

/** The project without a gevelvulling. */
export const withoutGevelvulling =
  (id: string) =>
  (project: Project): Project => ({
    ...project,
    gevelvullingen: project.gevelvullingen.filter((gevelvulling) => !hasId(id)(gevelvulling)),
  });

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

/**
 * The project in which a gevelvulling has the detaillering of another; products that are no longer
 * possible are reset and the advice is computed anew. `onReset` gets the messages for the user. The
 * same project when it has not both.
 */
export const withDetailleringOf =
  (
    { targetId, sourceId, now }: { targetId: string; sourceId: string; now: string },
    catalogus: Catalogus,
    onReset: (messages: readonly string[]) => void,
  ) =>
  (project: Project): Project => {
    const { projectGegevens, gevelvullingen } = project;
    const source = gevelvullingen.find(hasId(sourceId));
    if (source === undefined || !gevelvullingen.some(hasId(targetId))) return project;
    return {
      ...project,
      gevelvullingen: gevelvullingen.map((target) => {
        if (!hasId(targetId)(target)) return target;
        const { gevelvulling, messages } = settleGevelvulling({
          projectGegevens,
          gevelvulling: copyDetaillering(target, source),
          catalogus,
        });
        onReset(messages);
        return { ...gevelvulling, changed: now };
      }),
    };
  };
