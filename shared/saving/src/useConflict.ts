import { isApiError, isHttpError, type ApiError } from '@adviestool/contract/api/apiError';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import type { Project } from '@adviestool/contract/project';
import type { Wijziging } from '@adviestool/contract/wijziging';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { teksten } from './teksten.ts';

/** Whose version stays; `later` leaves all as it is. */
type ConflictAnswer = 'mine' | 'newest' | 'later';

/** The question that is on the screen. */
export interface ConflictQuestion {
  /** Why the answer before this one did not succeed. */
  failure: string | null;
  /** Whose change it met; null: it is not known. */
  wijziging: Wijziging | null;
  /** What both changed, in words; null: that is not known. */
  velden: ReactNode;
  /** It is answered, and the answer is being carried out. */
  isBusy: boolean;
  answer: (answer: ConflictAnswer) => void;
}

/** Saves; the second time over what somebody else saved. */
export type Send = (isOverwriting: boolean) => Promise<SaveOutcome>;

/**
 * Compares what the user wants with what is stored by now and is loaded, of the project as it was before.
 * @returns what both changed, in words; null: that is not known; false: nothing, so that saving it again takes
 * nothing away
 */
export type Meet = (opened: Project) => Promise<ReactNode>;

/** How a save ended once the user has settled a conflict: `newest` is loaded; `later`: nothing is done. */
export type SettledSave =
  | Exclude<SaveOutcome, { kind: 'conflict' }>
  | { kind: 'newest' }
  | { kind: 'later' };

export type SavingHost = Pick<HostApi, 'project' | 'errorText' | 'toast'>;

/** Loads what is stored. @returns why not; null when it is the active project now */
export const loadNewest = async (
  { project }: Pick<SavingHost, 'project'>,
  projectId: number,
): Promise<ApiError | null> => {
  try {
    await project.refresh(projectId);
    return null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error;
  }
};

/** What a question is about. */
type Met = Pick<ConflictQuestion, 'failure' | 'wijziging' | 'velden'>;

/** A save that may meet what others saved. */
interface Meeting {
  send: Send;
  meet: Meet | null;
  /** The project as the user last saw it: when it was saved, or at the answer to a question about it. */
  opened: Project | null;
  /** How often it may be made again unasked. */
  left: number;
}

/** Others may save in between each time: then the user is asked. */
const MOST_TRIES = 3;

const activeProject = (): Project | null => useActiveProjectStore.getState().project;

const metBy = ({ wijziging }: Extract<SaveOutcome, { kind: 'conflict' }>): Met => ({
  failure: null,
  wijziging: wijziging ?? null,
  velden: null,
});

/** Saves, and asks whose version stays when the project changed elsewhere: one question at a time. */
export const useConflict = (host: SavingHost, projectId: number) => {
  const [question, setQuestion] = useState<ConflictQuestion | null>(null);
  const lastQuestion = useRef<Promise<unknown>>(Promise.resolve());
  const isShown = useRef(true);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const ask = (met: Met): Promise<ConflictAnswer> => {
    if (!isShown.current) {
      // Who has left the page would never see the question.
      host.toast('warning', teksten.conflict.nietGevraagd);
      return Promise.resolve('later');
    }
    return new Promise((resolve) => {
      const answer = (given: ConflictAnswer): void => {
        setQuestion({ ...met, failure: null, isBusy: true, answer: () => undefined });
        resolve(given);
      };
      setQuestion({ ...met, isBusy: false, answer });
    });
  };

  const settle = async (meeting: Meeting, met: Met): Promise<SettledSave> => {
    const answer = await ask(met);
    if (answer === 'later') return { kind: 'later' };
    const error = await loadNewest(host, projectId);
    if (error !== null) return settle(meeting, { ...met, failure: host.errorText(error) });
    if (answer === 'newest') return { kind: 'newest' };
    const outcome = await meeting.send(true);
    if (outcome.kind === 'conflict') {
      return compare({ ...meeting, opened: activeProject() }, metBy(outcome));
    }
    if (outcome.kind !== 'failed' || isHttpError(outcome.error, 404)) return outcome;
    const texts = projectWriteTexts(outcome.error, 'bewerken');
    return settle(meeting, { ...met, failure: host.errorText(outcome.error, texts) });
  };

  /** Asks what both changed; saves again unasked what nobody else changed. */
  const compare = async (meeting: Meeting, met: Met): Promise<SettledSave> => {
    const { send, meet, opened, left } = meeting;
    if (meet === null || opened === null) return settle(meeting, met);
    if ((await loadNewest(host, projectId)) !== null) return settle(meeting, met);
    const velden = await meet(opened);
    if (velden !== false || left === 0) return settle(meeting, { ...met, velden });
    const outcome = await send(true);
    return outcome.kind === 'conflict'
      ? compare({ ...meeting, left: left - 1 }, metBy(outcome))
      : outcome;
  };

  const settleInTurn = (meeting: Meeting, met: Met): Promise<SettledSave> => {
    const turn = lastQuestion.current
      .then(() => compare(meeting, met))
      .finally(() => setQuestion(null));
    lastQuestion.current = turn.catch(() => undefined);
    return turn;
  };

  const save = async (send: Send, meet: Meet | null = null): Promise<SettledSave> => {
    // Before another question has the newest loaded: this change is about what was seen until now.
    const opened = activeProject();
    const outcome = await send(false);
    return outcome.kind === 'conflict'
      ? settleInTurn({ send, meet, opened, left: MOST_TRIES }, metBy(outcome))
      : outcome;
  };

  return { save, question };
};
