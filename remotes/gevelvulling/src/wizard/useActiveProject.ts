import type { Project } from '@adviestool/contract/project';
import { selectProject, useActiveProjectStore } from '@adviestool/state/activeProject';

/** The project that the wizard works in. @throws Error outside the wizard's layout, which waits for it. */
export const useActiveProject = (): Project => {
  const project = useActiveProjectStore(selectProject);
  if (project === null) throw new Error('The wizard has no active project.');
  return project;
};
