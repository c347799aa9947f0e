import { canonicalText } from '@adviestool/contract/canonicalText';
import type { Project } from '@adviestool/contract/project';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';

import type { FrameAsk, WrittenProject } from './frameMessages.ts';
import { writeCallError, type CallError } from './transferredError.ts';

type SaveAsk = Extract<FrameAsk, { name: 'save' }>;

/** How a save of a frame goes on: it ended, or the change is needed on what somebody else saved. */
export type FrameSaved =
  | { kind: 'needs'; project: Project }
  | Exclude<SaveOutcome, { kind: 'failed' }>
  | { kind: 'failed'; error: CallError | null };

/** The change is not known for this version of the project. */
class UnknownChange extends Error {
  readonly project: Project;

  constructor(project: Project) {
    super('The change is to be made in the frame.');
    this.project = project;
  }
}

/** What was read by the schema of messages has its keys in another order than what the page has. */
const textOf = ({ id, projectGegevens, gevelvullingen }: WrittenProject | Project): string =>
  canonicalText({ id, projectGegevens, gevelvullingen });

/**
 * Saves a change that a frame has made. The change itself is a function, which stays in the frame: what it makes of
 * each version is sent along, and of one that is not among them the frame is asked. Nothing but the data of the
 * project and the gevelvullingen is taken over.
 */
export const saveForFrame = async (
  { save }: Pick<HostApi['project'], 'save'>,
  { tried, basis, checksItself }: SaveAsk,
): Promise<FrameSaved> => {
  const change = (project: Project): Project | null => {
    const text = textOf(project);
    const known = tried.find(({ on }) => textOf(on) === text);
    if (known === undefined) throw new UnknownChange(project);
    if (known.wanted === null) return null;
    const { projectGegevens, gevelvullingen } = known.wanted;
    return { ...project, projectGegevens, gevelvullingen };
  };
  try {
    const outcome = await save(change, basis, { checksItself });
    return outcome.kind === 'failed'
      ? { kind: 'failed', error: writeCallError(outcome.error) }
      : outcome;
  } catch (error) {
    if (error instanceof UnknownChange) return { kind: 'needs', project: error.project };
    throw error;
  }
};
