import { isApiError, isHttpError, type ApiError } from '@adviestool/contract/api/apiError';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import type { Wijziging } from '@adviestool/contract/wijziging';
import { useRef, useState } from 'react';

/** Whose version stays; `later` leaves all as it is. */
type ConflictAnswer = 'mine' | 'newest' | 'later';

/** The question that is on the screen. */
export interface ConflictQuestion {
  /** Why the answer before this one did not succeed. */
  failure: string | null;
  /** Whose change it met; null: it is not known. */
  wijziging: Wijziging | null;
  /** It is answered, and the answer is being carried out. */
  isBusy: boolean;
  answer: (answer: ConflictAnswer) => void;
}

/** Saves; the second time over what somebody else saved. */
export type Send = (isOverwriting: boolean) => Promise<SaveOutcome>;

/** How a save ended once the user has settled a conflict: `newest` is loaded; `later`: nothing is done. */
export type SettledSave =
  | Exclude<SaveOutcome, { kind: 'conflict' }>
  | { kind: 'newest' }
  | { kind: 'later' };

export type SavingHost = Pick<HostApi, 'project' | 'errorText'>;

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
type Met = Pick<ConflictQuestion, 'failure' | 'wijziging'>;

const metBy = ({ wijziging }: Extract<SaveOutcome, { kind: 'conflict' }>): Met => ({
  failure: null,
  wijziging: wijziging ?? null,
});

/** Saves, and asks whose version stays when the project changed elsewhere: one question at a time. */
export const useConflict = (host: SavingHost, projectId: number) => {
  const [question, setQuestion] = useState<ConflictQuestion | null>(null);
  const lastQuestion = useRef<Promise<unknown>>(Promise.resolve());

  const ask = ({ failure, wijziging }: Met): Promise<ConflictAnswer> =>
    new Promise((resolve) => {
      const answer = (given: ConflictAnswer): void => {
        setQuestion({ failure: null, wijziging, isBusy: true, answer: () => undefined });
        resolve(given);
      };
      setQuestion({ failure, wijziging, isBusy: false, answer });
    });

  const settle = async (send: Send, met: Met): Promise<SettledSave> => {
    const answer = await ask(met);
    if (answer === 'later') return { kind: 'later' };
    const error = await loadNewest(host, projectId);
    if (error !== null) return settle(send, { ...met, failure: host.errorText(error) });
    if (answer === 'newest') return { kind: 'newest' };
    const outcome = await send(true);
    if (outcome.kind === 'conflict') return settle(send, metBy(outcome));
    if (outcome.kind !== 'failed' || isHttpError(outcome.error, 404)) return outcome;
    const texts = projectWriteTexts(outcome.error, 'bewerken');
    return settle(send, { ...met, failure: host.errorText(outcome.error, texts) });
  };

  const settleInTurn = (send: Send, met: Met): Promise<SettledSave> => {
    const turn = lastQuestion.current
      .then(() => settle(send, met))
      .finally(() => setQuestion(null));
    lastQuestion.current = turn.catch(() => undefined);
    return turn;
  };

  const save = async (send: Send): Promise<SettledSave> => {
    const outcome = await send(false);
    return outcome.kind === 'conflict' ? settleInTurn(send, metBy(outcome)) : outcome;
  };

  return { save, question };
};
