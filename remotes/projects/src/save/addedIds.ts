import type { Project } from '@adviestool/contract/project';

const idsOf = ({ gevelvullingen }: Project): string[] =>
  gevelvullingen.map(({ gevelvullingEnKaderData: { id } }) => id);

/** The ids of the gevelvullingen that came between two versions of a project. */
export const addedIds = (before: Project, after: Project): string[] => {
  const known = new Set(idsOf(before));
  return idsOf(after).filter((id) => !known.has(id));
};
