import type { Project } from '@adviestool/contract/project';
import { create } from 'zustand';

/** A change of a project; null: it has nothing to do there, or does not apply any more. */
export type Change = (project: Project) => Project | null;

/** A change of this visit that can be undone. */
export interface Undoable {
  projectId: number;
  /** What undoing it does, once the change is saved; null: nothing was saved. */
  inverse: Promise<Change | null>;
}

interface UndoState {
  /** The last one is undone first. */
  changes: readonly Undoable[];
}

/** Each holds two versions of a project; what both share is there once. */
const MOST_KEPT = 50;

export const useUndoStore = create<UndoState>()(() => ({ changes: [] }));

export const keepUndoable = (undoable: Undoable): void => {
  useUndoStore.setState(({ changes }) => ({
    changes: [...changes, undoable].slice(-MOST_KEPT),
  }));
};

export const forgetUndoable = (undoable: Undoable): void => {
  useUndoStore.setState(({ changes }) => ({
    changes: changes.filter((each) => each !== undoable),
  }));
};

export const lastUndoable = (projectId: number): Undoable | null =>
  useUndoStore.getState().changes.findLast((each) => each.projectId === projectId) ?? null;
