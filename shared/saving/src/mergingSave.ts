import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';
import type { Project } from '@adviestool/contract/project';
import type { SaveOutcome } from '@adviestool/contract/remoteModule';

import type { GevraagdVeld } from './gevraagdVeld.ts';

/** Puts fields into words with the history of the project, the newest revision first. */
export type Beschrijf = (revisies: readonly ProjectRevisie[]) => readonly GevraagdVeld[];

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
