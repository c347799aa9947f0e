import type { Project } from '../project.ts';
import type { HostApi } from '../remote/remoteModule.ts';

/** Saves as a backend does that accepts everything: makes the change in this project. */
export const saveIn =
  (before: Project): HostApi['project']['save'] =>
  async (change) => {
    const project = change(before);
    return project === null ? { kind: 'unchanged' } : { kind: 'saved', project, before };
  };
