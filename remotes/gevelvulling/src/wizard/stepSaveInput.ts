import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

/** Input of a step that is to be saved. */
export interface StepSaveInput {
  /** The gevelvulling that the step is of. */
  subject: Gevelvulling;
  /** It is not in the project yet, and is added. */
  isNieuw: boolean;
  /** It was begun in an earlier visit, which may have added it. */
  isResumed: boolean;
  /** Id of the gevelvulling after which one is added; null or gone: at the end. */
  after: string | null;
  /** What the input changes; null: unknown. */
  typedOn: Gevelvulling | null;
  change: (gevelvulling: Gevelvulling) => Gevelvulling;
  /** Whether the step can be saved so: its rules hold. */
  fits: (gevelvulling: Gevelvulling) => boolean;
  /** Puts what the step has of another gevelvulling into the form, on what is stored by now. */
  rebase: (gevelvulling: Gevelvulling) => void;
  /** Gives the input up. */
  giveUp: () => void;
}
