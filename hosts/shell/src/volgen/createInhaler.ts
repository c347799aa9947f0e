import { isApiError } from '@adviestool/contract/api/apiError';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { currentUid } from '@adviestool/state/session';

import type { Door } from './zojuistIn.ts';

interface InhalerOptions {
  project: Pick<HostApi['project'], 'refresh'>;
  projectId: number;
  /** Hears what the project was and is, and who made it so. */
  onTaken: (before: Project, after: Project, door: Door) => void;
}

/** Milliseconds after which a save of this tab has told its own revision. */
const OWN_SAVE = 400;
/** Milliseconds between two looks whether the user is done with what cannot change beneath their hands. */
const LOOK = 500;

/** A question, or the input of a cell: what is answered there is compared with what was asked about. A box that chooses a row is none. */
const BUSY =
  'dialog[open], :is([role="gridcell"], [role="rowheader"]) input:not([type="checkbox"])';

const numberOf = (revision: string | null): number =>
  Number(/r(\d+)/.exec(revision ?? '')?.[1] ?? 0);

const pause = (wait: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, wait);
  });

/** Takes in what was saved elsewhere of the project that is open, and that it has a site by now: once for all that comes in meanwhile. */
export const createInhaler = ({ project, projectId, onTaken }: InhalerOptions) => {
  /** Who saved each revision, as far as it was told. */
  const savedBy = new Map<number, number>();
  let wanted = 0;
  let isGemonteerd = false;
  let isRunning = false;
  let isStopped = false;

  const isBehind = (): boolean => {
    const { project: active, revision } = useActiveProjectStore.getState();
    if (isStopped || active?.id !== projectId) return false;
    return numberOf(revision) < wanted || (isGemonteerd && active.rechten.opDeBouw !== true);
  };

  /** Who saved what came after the one revision, up to the other. */
  const doorIn = (from: number, to: number): Door => {
    const uids = Array.from({ length: to - from }, (_, index) => savedBy.get(from + index + 1));
    for (const revision of savedBy.keys()) if (revision <= to) savedBy.delete(revision);
    if (uids.some((uid) => uid !== undefined && uid !== currentUid())) return 'ander';
    return uids.includes(undefined) ? 'onbekend' : 'uzelf';
  };

  const takeIn = async (): Promise<void> => {
    await pause(OWN_SAVE);
    while (isBehind() && document.querySelector(BUSY) !== null) await pause(LOOK);
    const { project: before, revision } = useActiveProjectStore.getState();
    if (!isBehind() || before === null) return;
    isGemonteerd = false;
    const after = await project.refresh(projectId);
    const taken = useActiveProjectStore.getState().revision;
    if (!isStopped) onTaken(before, after, doorIn(numberOf(revision), numberOf(taken)));
    // What was saved while it was read.
    if (isBehind()) await takeIn();
  };

  const start = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await takeIn();
    } catch (error) {
      // The next event asks again.
      if (!isApiError(error)) throw error;
    } finally {
      isRunning = false;
    }
  };

  return {
    /** The project is at this revision by now, which this user saved; null: it is not told who. */
    hear: (revision: string, uid: number | null): Promise<void> => {
      wanted = Math.max(wanted, numberOf(revision));
      if (uid !== null) savedBy.set(numberOf(revision), uid);
      return start();
    },
    /** Something was said on site: a project that does not know of a site yet is read anew, at the same revision. */
    hearGemonteerd: (): Promise<void> => {
      isGemonteerd = true;
      return start();
    },
    stop: (): void => {
      isStopped = true;
    },
  };
};
