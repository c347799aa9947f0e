import {
  isApiError,
  isHttpError,
  mayBeDone,
  UnreadableError,
} from '@adviestool/contract/api/apiError';
import { fetchProject, updateProject, type ProjectAnswer } from '@adviestool/contract/api/projects';
import type { Transport } from '@adviestool/contract/api/transport';
import type { Project, ProjectBody } from '@adviestool/contract/project';
import { isSameBody, projectToBody } from '@adviestool/contract/projectRecord';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { setActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';

interface ProjectPortOptions {
  api: Transport;
  groupId: number;
  clientVersion: string;
  /** Called when the backend knows no such project. */
  onMissing: () => void;
}

interface ProjectWrite {
  projectId: number;
  body: ProjectBody;
  revision: string | null;
}

/** Runs tasks one after another; a failed one does not stop the next. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task, task);
    last = run;
    return run;
  };
};

const activate = ({ project, revision }: ProjectAnswer): Project => {
  setActiveProject(project, revision);
  return project;
};

/**
 * The project port of the host. Reads and writes go one after another, so that an answer that was
 * read before a write never replaces what the write gave back.
 */
export const createProjectPort = ({
  api,
  groupId,
  clientVersion,
  onMissing,
}: ProjectPortOptions): HostApi['project'] => {
  const enqueue = createQueue();
  const reading = new Map<number, Promise<Project>>();
  let wanted: number | null = null;
  /** The writes that got no answer, of each project since the last that got one. */
  let unanswered: readonly ProjectWrite[] = [];

  const read = async (projectId: number): Promise<Project> => {
    try {
      const answer = await enqueue(() => fetchProject(api, groupId, projectId));
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

  const send = async (write: ProjectWrite): Promise<ProjectAnswer> => {
    try {
      const answer = await updateProject(api, groupId, write);
      unanswered = unanswered.filter(({ projectId }) => projectId !== write.projectId);
      return answer;
    } catch (error) {
      if (mayBeDone(error)) unanswered = [...unanswered, write];
      throw error;
    }
  };

  /** The revision that a write without an answer has made; null when it made none that still stands. */
  const ownRevision = async (projectId: number): Promise<string | null> => {
    const own = unanswered.filter((write) => write.projectId === projectId);
    if (own.length === 0) return null;
    const { project, revision } = await fetchProject(api, groupId, projectId);
    if (project.onleesbaar) return null;
    const stored = projectToBody(project, clientVersion);
    return own.some(({ body }) => isSameBody(body, stored)) ? revision : null;
  };

  /** Sends a write. One that is stale only because of an earlier attempt goes on top of that. */
  const sendAgain = async (write: ProjectWrite): Promise<ProjectAnswer> => {
    try {
      return await send(write);
    } catch (error) {
      const revision = isHttpError(error, 412) ? await ownRevision(write.projectId) : null;
      if (revision === null) throw error;
      return send({ ...write, revision });
    }
  };

  const store = async (write: ProjectWrite, before: Project): Promise<SaveOutcome> => {
    try {
      const answer = await sendAgain(write);
      const isStillActive = useActiveProjectStore.getState().project?.id === before.id;
      return { kind: 'saved', project: isStillActive ? activate(answer) : answer.project, before };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return isHttpError(error, 412) ? { kind: 'conflict' } : { kind: 'failed', error };
    }
  };

  const change = async (
    projectId: number,
    ...[make, basis]: Parameters<HostApi['project']['save']>
  ): Promise<SaveOutcome> => {
    const { project, revision } = useActiveProjectStore.getState();
    if (project?.id !== projectId) throw new Error(`Project ${projectId} is no longer active.`);
    if (project.onleesbaar) {
      const details = { method: 'POST', path: `/project/${projectId}` };
      const error = new UnreadableError('An unreadable project is never written.', details);
      return { kind: 'failed', error };
    }
    const changed = make(project);
    if (changed === null) return { kind: 'unchanged' };
    const body = projectToBody(changed, clientVersion);
    return store({ projectId, body, revision: basis ?? revision }, project);
  };

  return {
    refresh,
    ensure: (projectId) => {
      const { project } = useActiveProjectStore.getState();
      return project?.id === projectId ? Promise.resolve(project) : refresh(projectId);
    },
    save: async (make, basis) => {
      const { project } = useActiveProjectStore.getState();
      if (project === null) throw new Error('There is no active project to save.');
      return enqueue(() => change(project.id, make, basis));
    },
  };
};
