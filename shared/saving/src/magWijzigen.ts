import type { Project } from '@adviestool/contract/project';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { useVolgstand } from '@adviestool/state/volgstand';

/** Whether the user can change a project: it may be that of a colleague, or not readable. */
export const magWijzigen = ({ onleesbaar, rechten }: Pick<Project, 'onleesbaar' | 'rechten'>) =>
  !onleesbaar && rechten.wijzigen;

/** Whether a colleague deleted a project while it is open. */
export const useIsVerwijderd = (projectId: number | null): boolean =>
  useVolgstand(({ beheer }) => beheer?.wat === 'verwijderd' && beheer.projectId === projectId);

/** As `magWijzigen`, of the project that is open. */
export const useMagWijzigen = (): boolean => {
  const mag = useActiveProjectStore(({ project }) => project === null || magWijzigen(project));
  const isVerwijderd = useIsVerwijderd(useActiveProjectStore(({ project }) => project?.id ?? null));
  return mag && !isVerwijderd;
};
