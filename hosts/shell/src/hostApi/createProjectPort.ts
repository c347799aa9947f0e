import {
  isApiError,
  isHttpError,
  NetworkError,
  UnreadableError,
} from '@adviestool/contract/api/apiError';
import {
  fetchProjectWithRevisies,
  type ProjectWithRevisies,
} from '@adviestool/contract/api/projects';
import type { Transport } from '@adviestool/contract/api/transport';
import type { Project } from '@adviestool/contract/project';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { setActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';

import type { EndedSave, ProjectSaver } from './saveInParts/createProjectSaver.ts';

interface ProjectPortOptions {
  api: Transport;
  groupId: number;
  catalogus: Pick<HostApi['catalogus'], 'load'>;
  clientVersion: string;
  /** Called when the backend knows no such project. */
  onMissing: () => void;
  /** Names the visit of a page that is under way; null: none is. */
  visit?: () => string | null;
}

type SaveArguments = Parameters<HostApi['project']['save']>;

/** Runs tasks one after another; a failed one does not stop the next. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task, task);
    last = run;
    return run;
  };
};

/** Loads what saving takes; only who saves needs it. */
const createSaverLoader = (options: ProjectPortOptions): (() => Promise<ProjectSaver>) => {
  let loading: Promise<ProjectSaver> | null = null;
  const load = async (): Promise<ProjectSaver> => {
    try {
      const { createProjectSaver } = await import('./saveInParts/createProjectSaver.ts');
      return createProjectSaver(options);
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return () => (loading ??= load());
};

const failed = (error: NetworkError | UnreadableError): EndedSave => ({
  outcome: { kind: 'failed', error },
  stored: null,
});

const activate = ({ project, revision, ...parts }: ProjectWithRevisies): Project => {
  setActiveProject(project, revision, parts);
  return project;
};

/**
 * The project port of the host. Reads and writes go one after another, so that an answer that was
 * read before a write never replaces what the write gave back.
 */
export const createProjectPort = (options: ProjectPortOptions): HostApi['project'] => {
  const { api, groupId, catalogus, onMissing, visit = () => null } = options;
  const enqueue = createQueue();
  const loadSaver = createSaverLoader(options);
  const reading = new Map<number, Promise<Project>>();
  let wanted: number | null = null;
  /** What a guard has read for its visit: the loader of the same visit need not read it again. */
  let readByGuard: { projectId: number; visit: string } | null = null;

  /** What shows a project calculates with its catalogue, and says itself when there is none. */
  const loadCatalogusOf = async ({ projectGegevens }: Project): Promise<void> => {
    await Promise.allSettled([catalogus.load(projectGegevens.catalogus)]);
  };

  const read = async (projectId: number): Promise<Project> => {
    try {
      const answer = await enqueue(async () => {
        const found = await fetchProjectWithRevisies(api, groupId, projectId);
        await loadCatalogusOf(found.project);
        return found;
      });
      // Meanwhile another project may have been asked for.
      return wanted === projectId ? activate(answer) : answer.project;
    } catch (error) {
      if (isHttpError(error, 404) && wanted === projectId) onMissing();
      throw error;
    } finally {
      reading.delete(projectId);
    }
  };

  const refresh = (projectId: number): Promise<Project> => {
    wanted = projectId;
    const running = reading.get(projectId) ?? read(projectId);
    reading.set(projectId, running);
    return running;
  };

  /** Shows what somebody else saved too; the next visit does when that fails. */
  const follow = async (projectId: number): Promise<void> => {
    try {
      if (wanted === projectId) await refresh(projectId);
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  };

  const run = async (projectId: number, change: SaveArguments): Promise<EndedSave> => {
    const { project, revision, revisies, gegevensRevision } = useActiveProjectStore.getState();
    if (project?.id !== projectId) throw new Error(`Project ${projectId} is no longer active.`);
    const details = { method: 'POST', path: `/project/${projectId}` };
    if (project.onleesbaar) {
      return failed(new UnreadableError('An unreadable project is never written.', details));
    }
    let save: ProjectSaver;
    try {
      save = await loadSaver();
    } catch (cause) {
      return failed(new NetworkError('Saving could not be loaded.', details, { cause }));
    }
    return save({ project, revision, revisies, gegevensRevision }, ...change);
  };

  const save = async (projectId: number, change: SaveArguments): Promise<SaveOutcome> => {
    const { outcome, stored } = await run(projectId, change);
    if (stored !== null) await loadCatalogusOf(stored.version.project);
    const isStillActive = useActiveProjectStore.getState().project?.id === projectId;
    if (stored !== null && isStillActive) {
      const { project, revision, ...parts } = stored.version;
      setActiveProject(project, revision, parts);
      if (!stored.isComplete) void follow(projectId);
    }
    return outcome;
  };

  const readForVisit = async (projectId: number): Promise<Project> => {
    const current = visit();
    const project = await refresh(projectId);
    readByGuard = current === null ? null : { projectId, visit: current };
    return project;
  };

  return {
    refresh: (projectId) => {
      const { project } = useActiveProjectStore.getState();
      const isJustRead = readByGuard?.projectId === projectId && readByGuard.visit === visit();
      readByGuard = null;
      return isJustRead && project?.id === projectId
        ? Promise.resolve(project)
        : refresh(projectId);
    },
    ensure: (projectId) => {
      const { project } = useActiveProjectStore.getState();
      return project?.id === projectId ? Promise.resolve(project) : readForVisit(projectId);
    },
    save: async (...change) => {
      const { project } = useActiveProjectStore.getState();
      if (project === null) throw new Error('There is no active project to save.');
      return enqueue(() => save(project.id, change));
    },
  };
};
