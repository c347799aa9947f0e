import { HttpError, isApiError, NetworkError } from '@adviestool/contract/api/apiError';
import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';
import type { Project } from '@adviestool/contract/project';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { useState } from 'react';

import { doorTekst, overgenomenTekst, type GevraagdVeld } from './gevraagdVeld.ts';
import { teksten } from './teksten.ts';
import { loadNewest } from './useConflict.ts';

/** Puts fields into words with the history of the project, the newest revision first. */
type Beschrijf = (revisies: readonly ProjectRevisie[]) => readonly GevraagdVeld[];

/** What keeps input from being saved. */
export type Beletsel =
  /** Fields that both changed, or that would go: `isVerdringing`. */
  | {
      kind: 'velden';
      isVerdringing: boolean;
      describe: Beschrijf;
      keepMine: () => void;
      /** Leaves the newest values, and the rest of the input in the form. */
      takeNewest: () => void;
    }
  /** What the input is about was deleted. */
  | {
      kind: 'verwijderd';
      naam: string;
      door: (revisies: readonly ProjectRevisie[]) => GevraagdVeld['door'];
      keepMine: () => void;
      takeNewest: () => void;
    }
  /** Both together break a rule: the form shows what they make. */
  | { kind: 'pastNiet'; vervalt: Beschrijf; show: () => void };

/** Saving input on whatever is stored by then. */
export interface MergingSave {
  /** Saves, unless something keeps it from being saved. */
  send: () => Promise<SaveOutcome>;
  /** What does, in the project as it is loaded now; null: nothing. @throws ApiError */
  meet: () => Promise<Beletsel | null>;
  /** What others changed and the save has kept, of the project that it was made in; null: nothing. */
  taken: (before: Project) => Promise<Beschrijf | null>;
}

export type MergeAnswer = 'mine' | 'newest' | 'later';

/** The question that is on the screen. */
export interface MergeQuestion {
  soort: 'velden' | 'verdringing' | 'verwijderd';
  velden: readonly GevraagdVeld[];
  /** Of what was deleted. */
  tekst: string | null;
  isBusy: boolean;
  answer: (answer: MergeAnswer) => void;
}

/** How it ended: `newest`: the form has something else in it, nothing is saved; `later`: nothing is done. */
export type MergedSaveEnd =
  Extract<SaveOutcome, { kind: 'saved' | 'failed' }> | { kind: 'newest' } | { kind: 'later' };

/** How often a save is made again that nothing keeps from being saved any more. */
const MOST_TRIES = 3;

const stillStale = (projectId: number): HttpError =>
  new HttpError({
    method: 'POST',
    path: `/project/${projectId}`,
    status: 412,
    code: 'stale',
    serverMessage: null,
    retryAfter: null,
  });

/** The history, which only a meeting needs. @throws NetworkError when what fetches it cannot be loaded */
const loadRevisies = async (
  host: HostApi,
  projectId: number,
): Promise<readonly ProjectRevisie[]> => {
  const loading = import('./fetchNewestRevisies.ts').catch((cause: unknown) => {
    const details = { method: 'GET', path: 'fetchNewestRevisies' };
    throw new NetworkError('What fetches the history could not be loaded.', details, { cause });
  });
  return (await loading).fetchNewestRevisies(host, projectId);
};

type Asked = Exclude<Beletsel, { kind: 'pastNiet' }>;

const questionOf = (
  beletsel: Asked,
  revisies: readonly ProjectRevisie[],
): Pick<MergeQuestion, 'soort' | 'velden' | 'tekst'> =>
  beletsel.kind === 'verwijderd'
    ? {
        soort: 'verwijderd',
        velden: [],
        tekst: teksten.conflict.verwijderd(beletsel.naam, doorTekst(beletsel.door(revisies))),
      }
    : {
        soort: beletsel.isVerdringing ? 'verdringing' : 'velden',
        velden: beletsel.describe(revisies),
        tekst: null,
      };

/** Tells what others changed in the meantime, once that is known in words. */
const tellTaken = async (host: HostApi, { taken }: MergingSave, before: Project): Promise<void> => {
  try {
    const describe = await taken(before);
    if (describe === null) return;
    const velden = describe(await loadRevisies(host, before.id));
    if (velden.length > 0) host.toast('info', overgenomenTekst(velden));
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.log('warn', 'What others changed could not be told.', error);
  }
};

/** Saves what a user changed and nothing else; asks only about what somebody else changed too. */
export const useMergedSave = (host: HostApi, projectId: number) => {
  const [question, setQuestion] = useState<MergeQuestion | null>(null);

  const ask = (asked: Pick<MergeQuestion, 'soort' | 'velden' | 'tekst'>): Promise<MergeAnswer> =>
    new Promise((resolve) => {
      const answer = (given: MergeAnswer): void => {
        setQuestion({ ...asked, isBusy: true, answer: () => undefined });
        resolve(given);
      };
      setQuestion({ ...asked, isBusy: false, answer });
    });

  const settle = async (beletsel: Beletsel): Promise<MergeAnswer> => {
    const revisies = await loadRevisies(host, projectId);
    if (beletsel.kind === 'pastNiet') {
      const labels = beletsel.vervalt(revisies).map(({ label }) => label);
      const { pastNiet, vervalt } = teksten.conflict;
      host.toast('warning', pastNiet(labels.length === 0 ? '' : vervalt(labels.join(', '))));
      beletsel.show();
      return 'newest';
    }
    const answer = await ask(questionOf(beletsel, revisies));
    if (answer === 'mine') beletsel.keepMine();
    if (answer === 'newest') beletsel.takeNewest();
    return answer;
  };

  const attempt = async (merging: MergingSave, left: number): Promise<MergedSaveEnd> => {
    const outcome = await merging.send();
    if (outcome.kind === 'saved') void tellTaken(host, merging, outcome.before);
    if (outcome.kind === 'saved' || outcome.kind === 'failed') return outcome;
    const error = await loadNewest(host, projectId);
    if (error !== null) return { kind: 'failed', error };
    const beletsel = await merging.meet();
    if (beletsel === null) {
      return left === 0
        ? { kind: 'failed', error: stillStale(projectId) }
        : attempt(merging, left - 1);
    }
    const answer = await settle(beletsel);
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
