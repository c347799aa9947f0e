import type { Project } from '@adviestool/contract/project';
import type { Revisies } from '@adviestool/contract/revisie';
import { create } from 'zustand';

/** What saves of a part of a project are sent against; null: unknown. */
export interface RevisiesOfParts {
  /** By the id of each gevelvulling. */
  revisies: Revisies | null;
  gegevensRevision: string | null;
}

/** The project that the user works in, with the revisions it was read at. */
export interface ActiveProjectState extends RevisiesOfParts {
  project: Project | null;
  /** ETag of the backend; null: unknown, the last write wins. */
  revision: string | null;
}

const UNKNOWN: RevisiesOfParts = { revisies: null, gegevensRevision: null };

const initialState: ActiveProjectState = { project: null, revision: null, ...UNKNOWN };

export const useActiveProjectStore = create<ActiveProjectState>()(() => initialState);

export const setActiveProject = (
  project: Project,
  revision: string | null,
  { revisies, gegevensRevision }: RevisiesOfParts = UNKNOWN,
): void => {
  useActiveProjectStore.setState({ project, revision, revisies, gegevensRevision });
};

export const clearActiveProject = (): void => {
  useActiveProjectStore.setState(initialState);
};

export const selectProject = ({ project }: ActiveProjectState): Project | null => project;
