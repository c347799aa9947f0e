import { HttpError, isApiError, isHttpError, mayBeDone } from '@adviestool/contract/api/apiError';
import {
  fetchProjectWithRevisies,
  type ProjectWithRevisies,
} from '@adviestool/contract/api/projects';
import type { Project } from '@adviestool/contract/project';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { wijzigingOf, type Wijziging } from '@adviestool/contract/wijziging';
import { hasSameGegevens, projectDifference } from '@adviestool/projectdelta/projectDifference';

import { baseOfSave } from './baseOfSave.ts';
import { saveCallOf } from './saveCallOf.ts';
import { sendSave, type ProjectVersion, type SaveTarget, type SentSave } from './sendSave.ts';

type SaveArguments = Parameters<HostApi['project']['save']>;

/** A change of the project that is open. */
interface Change {
  opened: ProjectVersion;
  make: SaveArguments[0];
  basis: string | null;
  checksItself: boolean;
}

/** How a save ended, and what is stored then; null: nothing new is known of that. */
export interface EndedSave {
  outcome: SaveOutcome;
  stored: SentSave | null;
}

/** How often a save is made again on what others saved meanwhile, before the user is asked. */
const MOST_ATTEMPTS = 4;

/** A try to save a change on what is stored. */
interface Attempt {
  base: Project;
  /** How often it may be made again. */
  left: number;
  /** Whose change the try before met; null: none, or it is not known. */
  wijziging: Wijziging | null;
}

const FIRST: Omit<Attempt, 'base'> = { left: MOST_ATTEMPTS, wijziging: null };

/** Somebody else changed it: the project, or so that it can be saved as a whole only. */
const isStale = (error: unknown): boolean => isHttpError(error, 412) || isHttpError(error, 409);

/** As the backend would refuse it, which need not be asked. */
const mayNot = ({ id }: Project): HttpError =>
  new HttpError({
    method: 'POST',
    path: `/project/${id}`,
    status: 403,
    code: 'forbidden',
    serverMessage: null,
    retryAfter: null,
  });

/** Whose change a save met, as an outcome says it. */
const met = (wijziging: Wijziging | null): { wijziging?: Wijziging } =>
  wijziging === null ? {} : { wijziging };

const isKnown = (version: ProjectVersion): version is ProjectWithRevisies =>
  version.revisies !== null && version.gegevensRevision !== null;

const ended = (outcome: SaveOutcome, stored: SentSave | null = null): EndedSave => ({
  outcome,
  stored,
});

/**
 * Saves a change of a project by sending what it changes. What somebody else saved meanwhile stays:
 * the change is made on top of it, unless both are about the same.
 */
export const createProjectSaver = (target: SaveTarget) => {
  /** What was sent and got no answer, of each project since the last that got one. */
  let unanswered: readonly Project[] = [];

  const unansweredOf = ({ id }: Project): Project[] => unanswered.filter((sent) => sent.id === id);

  const send = async (stored: ProjectWithRevisies, wanted: Project): Promise<SentSave> => {
    try {
      const sent = await sendSave(target, { stored, wanted, call: saveCallOf(stored, wanted) });
      unanswered = unanswered.filter(({ id }) => id !== wanted.id);
      return sent;
    } catch (error) {
      if (mayBeDone(error)) unanswered = [...unanswered, wanted];
      throw error;
    }
  };

  const fetchNewest = ({ id }: Project): Promise<ProjectWithRevisies> =>
    fetchProjectWithRevisies(target.api, target.groupId, id);

  /** What the change is to be made on, when this is stored; null: it is no longer about that. */
  const baseOn = (change: Change, newest: Project): Project | null => {
    const { opened, make, basis, checksItself } = change;
    if (newest.onleesbaar) return null;
    const wanted = make(opened.project);
    return baseOfSave({
      opened: opened.project,
      newest,
      unanswered: unansweredOf(newest),
      touched:
        checksItself || basis !== null || wanted === null
          ? null
          : projectDifference(opened.project, wanted),
      needsGegevens: basis !== null,
    });
  };

  const attempt = async (
    change: Change,
    stored: ProjectWithRevisies,
    { base, left, wijziging }: Attempt,
  ): Promise<EndedSave> => {
    const wanted = change.make(base);
    if (wanted === null) return ended({ kind: 'unchanged', ...met(wijziging) });
    try {
      const sent = await send(stored, wanted);
      return ended({ kind: 'saved', project: sent.version.project, before: base }, sent);
    } catch (error) {
      if (!isStale(error)) throw error;
      const known = isHttpError(error) ? wijzigingOf(error) : null;
      return left === 0
        ? ended({ kind: 'conflict', ...met(known) })
        : attemptOnNewest(change, { left: left - 1, wijziging: known });
    }
  };

  const attemptOnNewest = async (
    change: Change,
    { left, wijziging }: Omit<Attempt, 'base'>,
  ): Promise<EndedSave> => {
    const newest = await fetchNewest(change.opened.project);
    const base = baseOn(change, newest.project);
    return base === null
      ? ended({ kind: 'conflict', ...met(wijziging) })
      : attempt(change, newest, { base, left, wijziging });
  };

  /** Whether the change was made on data of the project that are not those that are open. */
  const isOnOtherGegevens = ({ opened, basis }: Change): boolean =>
    basis !== null &&
    basis !== opened.gegevensRevision &&
    // As an earlier release of a remote says it.
    basis !== opened.revision &&
    !unansweredOf(opened.project).some((sent) => hasSameGegevens(sent, opened.project));

  const save = async (change: Change): Promise<EndedSave> => {
    const { opened } = change;
    if (!opened.project.rechten.wijzigen) throw mayNot(opened.project);
    if (isOnOtherGegevens(change)) return ended({ kind: 'conflict' });
    return unansweredOf(opened.project).length === 0 && isKnown(opened)
      ? attempt(change, opened, { ...FIRST, base: opened.project })
      : attemptOnNewest(change, FIRST);
  };

  return async (
    opened: ProjectVersion,
    ...[make, basis = null, options = {}]: SaveArguments
  ): Promise<EndedSave> => {
    try {
      return await save({ opened, make, basis, checksItself: options.checksItself === true });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return ended({ kind: 'failed', error });
    }
  };
};

export type ProjectSaver = ReturnType<typeof createProjectSaver>;
