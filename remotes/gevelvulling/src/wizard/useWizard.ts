import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';

import type { Step } from './steps.ts';

/** What a step knows of the wizard and may ask of it. */
export interface Wizard {
  project: Project;
  /** As last saved; a fresh one while `isNieuw`. */
  gevelvulling: Gevelvulling;
  isNieuw: boolean;
  step: Step;
  /** Moment of the last save, as stored; null: never saved. */
  savedAt: string | null;
  /** The last save failed; the input is still on the screen. */
  hasFailed: boolean;
  /**
   * Applies a change and saves the project: product choices that are no longer possible are reset
   * (the user is told) and the advice is computed anew. Resolves to true when it is saved; false
   * when it failed, which the user has been told.
   */
  save(change: (gevelvulling: Gevelvulling) => Gevelvulling): Promise<boolean>;
  /** To the next step, or to the project after the last; call it after a save that succeeded. */
  goNext(): void;
  /** To the previous step, or to the project from the first. */
  goPrevious(): void;
}

export declare const useWizard: (host: HostApi) => Wizard;
