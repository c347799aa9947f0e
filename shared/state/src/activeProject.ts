import type { Project } from '@adviestool/contract/project';
import { create } from 'zustand';

/** The project that the user works in, with the revision it was read at. */
export interface ActiveProjectState {
  project: Project | null;
  /** ETag of the backend; null: unknown, the last write wins. */
  revision: string | null;
}

const initialState: ActiveProjectState = { project: null, revision: null };

export const useActiveProjectStore = create<ActiveProjectState>()(() => initialState);

export const setActiveProject = (project: Project, revision: string | null): void => {
  useActiveProjectStore.setState({ project, revision });
};

export const clearActiveProject = (): void => {
  useActiveProjectStore.setState(initialState);
};

export const selectProject = ({ project }: ActiveProjectState): Project | null => project;
