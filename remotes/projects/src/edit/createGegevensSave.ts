import type { Project, ProjectGegevens } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { loadLate } from '@adviestool/saving/loadLate';
import type { MergingSave } from '@adviestool/saving/mergingSave';
import { useActiveProjectStore } from '@adviestool/state/activeProject';

import { withGegevens } from './withGegevens.ts';

interface GegevensSave {
  projectId: number;
  /** What the input changes; null: unknown. */
  typedOn: ProjectGegevens | null;
  /** The data that the user wants, complete. */
  mijn: ProjectGegevens;
  /** Puts other data into the form, on what is stored by now. */
  rebase: (gegevens: ProjectGegevens) => void;
}

const loadMerge = () => loadLate(import('./mergeInvoer.ts'));

type Merge = Awaited<ReturnType<typeof loadMerge>>;

/**
 * Saves what the user changed of the data of the active project, and nothing else of them. Of the
 * gevelvullingen only the advice changes.
 */
export const createGegevensSave = (
  host: HostApi,
  { projectId, typedOn, mijn, rebase }: GegevensSave,
): MergingSave => {
  const antwoorden = new Map<string, unknown>();
  let merge: Merge | null = null;

  const wijzigingenSince = (nieuwste: ProjectGegevens) => ({
    getyptOp: typedOn,
    mijn,
    nieuwste,
    antwoorden,
  });

  /** What is to be stored on these data; null: the user has to be asked, or it is not known yet. */
  const wantedOn = (nieuwste: ProjectGegevens): ProjectGegevens | null => {
    if (typedOn !== null && isSameInput(typedOn, nieuwste)) return mijn;
    return merge === null ? null : merge.merged(wijzigingenSince(nieuwste));
  };

  const change = (project: Project): Project | null => {
    const projectGegevens = wantedOn(project.projectGegevens);
    if (projectGegevens === null) return null;
    const isLoaded = [mijn, useActiveProjectStore.getState().project?.projectGegevens].some(
      (loaded) => loaded !== undefined && isSameInput(loaded.catalogus, projectGegevens.catalogus),
    );
    if (!isLoaded) return null;
    const catalogus = host.catalogus.loaded(projectGegevens.catalogus);
    return withGegevens(project, { projectGegevens, catalogus });
  };

  return {
    send: async () => {
      await host.catalogus.load(mijn.catalogus);
      return host.project.save(change, null, { checksItself: true });
    },
    meet: async () => {
      const { project } = useActiveProjectStore.getState();
      if (project?.id !== projectId || project.onleesbaar) return null;
      merge ??= await loadMerge();
      const wijzigingen = wijzigingenSince(project.projectGegevens);
      return merge.meetChanged({ rebase, wijzigingen });
    },
    taken: async ({ projectGegevens }) => {
      if (typedOn === null || isSameInput(typedOn, projectGegevens)) return null;
      merge ??= await loadMerge();
      return merge.takenIn(wijzigingenSince(projectGegevens));
    },
  };
};
