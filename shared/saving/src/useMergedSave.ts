import { isApiError } from '@adviestool/contract/api/apiError';
import type { Project } from '@adviestool/contract/project';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { useState, type ReactNode } from 'react';

import { loadLate } from './loadLate.ts';
import type { MergingSave } from './mergingSave.ts';
import { loadNewest } from './useConflict.ts';

/** How it ended: `newest`: the form has something else in it, nothing is saved; `later`: nothing is done. */
export type MergedSaveEnd =
  | Extract<SaveOutcome, { kind: 'saved' | 'failed' }>
  | { kind: 'newest' }
  | { kind: 'later' };

/** How often a save is made again that nothing keeps from being saved any more. */
const MOST_TRIES = 3;

const loadMeeting = () => loadLate(import('./meeting.tsx'));

/** Saves what a user changed and nothing else; asks only about what somebody else changed too. */
export const useMergedSave = (host: HostApi, projectId: number) => {
  const [question, setQuestion] = useState<ReactNode>(null);

  const tellTaken = async ({ taken }: MergingSave, before: Project): Promise<void> => {
    try {
      const describe = await taken(before);
      if (describe === null) return;
      await (await loadMeeting()).tellTaken({ host, projectId }, describe);
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.log('warn', 'What others changed could not be told.', error);
    }
  };

  const attempt = async (merging: MergingSave, left: number): Promise<MergedSaveEnd> => {
    const outcome = await merging.send();
    if (outcome.kind === 'saved') void tellTaken(merging, outcome.before);
    if (outcome.kind === 'saved' || outcome.kind === 'failed') return outcome;
    const error = await loadNewest(host, projectId);
    if (error !== null) return { kind: 'failed', error };
    const { settle, stillStale } = await loadMeeting();
    const beletsel = await merging.meet();
    if (beletsel === null) {
      return left === 0
        ? { kind: 'failed', error: stillStale(projectId) }
        : attempt(merging, left - 1);
    }
    const answer = await settle({ host, projectId, draw: setQuestion }, beletsel);
    return answer === 'mine' ? attempt(merging, MOST_TRIES) : { kind: answer };
  };

  const save = async (merging: MergingSave): Promise<MergedSaveEnd> => {
    try {
      return await attempt(merging, MOST_TRIES);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return { kind: 'failed', error };
    } finally {
      setQuestion(null);
    }
  };

  return { save, question };
};
