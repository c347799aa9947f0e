import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';

const idOf = ({ gevelvullingEnKaderData }: Gevelvulling): string => gevelvullingEnKaderData.id;

/** The project with the gevelvulling in the place of the one with its id, or added at the end. */
export const withGevelvulling = (project: Project, gevelvulling: Gevelvulling): Project => {
  const isKnown = project.gevelvullingen.some((one) => idOf(one) === idOf(gevelvulling));
  return {
    ...project,
    gevelvullingen: isKnown
      ? project.gevelvullingen.map((one) => (idOf(one) === idOf(gevelvulling) ? gevelvulling : one))
      : [...project.gevelvullingen, gevelvulling],
  };
};
