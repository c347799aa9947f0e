import type { Project } from '@adviestool/contract/project';
import { useActiveProjectStore } from '@adviestool/state/activeProject';

/** Whether the user can change a project: it may be that of a colleague, or not readable. */
export const magWijzigen = ({ onleesbaar, rechten }: Pick<Project, 'onleesbaar' | 'rechten'>) =>
  !onleesbaar && rechten.wijzigen;

/** As `magWijzigen`, of the project that is open. */
export const useMagWijzigen = (): boolean =>
  useActiveProjectStore(({ project }) => project === null || magWijzigen(project));
