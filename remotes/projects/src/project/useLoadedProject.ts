import type { Project } from '@adviestool/contract/project';
import { selectProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { useLoaderData } from 'react-router';

/** The project that the loader fetched, as the last save left it. */
export const useLoadedProject = (): Project => {
  const loaded = useLoaderData<Project>();
  const active = useActiveProjectStore(selectProject);
  return active?.id === loaded.id ? active : loaded;
};
