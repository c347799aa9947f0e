import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { createGevelvullingId, duplicateGevelvulling } from '@adviestool/domain/gevelvulling';

const randomHex = (): string => crypto.randomUUID().slice(0, 8);

const hasId =
  (id: string) =>
  ({ gevelvullingEnKaderData }: Gevelvulling): boolean =>
    gevelvullingEnKaderData.id === id;

/** The project with a copy of a gevelvulling right after it; unchanged when it has no such one. */
export const withDuplicate =
  (id: string) =>
  (project: Project): Project => {
    const index = project.gevelvullingen.findIndex(hasId(id));
    const original = project.gevelvullingen[index];
    if (original === undefined) return project;
    const newId = createGevelvullingId(
      project.gevelvullingen.map(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id),
      randomHex,
    );
    const copy = duplicateGevelvulling(original, newId);
    return { ...project, gevelvullingen: project.gevelvullingen.toSpliced(index + 1, 0, copy) };
  };

/** The project without a gevelvulling. */
export const withoutGevelvulling =
  (id: string) =>
  (project: Project): Project => ({
    ...project,
    gevelvullingen: project.gevelvullingen.filter((gevelvulling) => !hasId(id)(gevelvulling)),
  });
