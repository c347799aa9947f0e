import type { ExternalConnection } from './externalConnection.ts';
import type { ImportMessage } from './importMessage.ts';
import type { Project } from './project.ts';

/*
 * The import queue: what the parent frame has sent and what became of it. Host and
 * projects remote share it through the store of the state package; the rules are in the domain package.
 */

export type ImportStrategy = 'create' | 'overwrite' | 'update' | 'skip';

/** A project that has the external connection of an import already. */
export interface ExistingProject {
  id: number;
  naam: string | null;
  changed: string;
  /** Its connection with the model. */
  connection: ExternalConnection;
  /** As it was looked up. */
  project: Project;
}

/** What the user takes over of an update. */
export interface UpdateKeuze {
  /** The ids of the rows of its plan. */
  readonly gekozen: ReadonlySet<string>;
  /** The gebouwhoogte that is proposed. */
  readonly gebouwhoogte: boolean;
}

/** How many gevelvullingen an update added, changed and removed. */
export interface UpdateAantallen {
  readonly nieuw: number;
  readonly gewijzigd: number;
  readonly vervallen: number;
}

/** Products that an update takes away from a gevelvulling, because they are not possible any more. */
export interface UpdateReset {
  /** Of the row of its plan. */
  readonly id: string;
  readonly merk: string | null;
  /** What the user is told, per side. */
  readonly messages: readonly string[];
}

/**
 * What the backend knows of an import; `existing` null: nothing, it is new. `others`: more projects of
 * the same model, of which the user may choose one in its place. `archived`: those that were put away, which
 * nothing is written to; they keep their connection.
 */
export type ImportAnalysis =
  | { status: 'idle' | 'queued' | 'pending' }
  | {
      status: 'success';
      existing: ExistingProject | null;
      others: readonly ExistingProject[];
      archived?: readonly ExistingProject[];
    }
  | { status: 'error'; error: unknown };

/** What is being done for an item; `undo` puts back what was there. */
export type ImportAction = 'prepare' | 'delete' | 'create' | 'connect' | 'update' | 'undo';

export interface ImportFailure {
  /** What failed. */
  action: ImportAction;
  error: unknown;
  /**
   * Of an overwrite or update: `kept`, it was not touched; `restored`, it was deleted and is back; `deleted`, it
   * could not be put back; `unknown`, the backend gave no answer. null: there was none.
   */
  old: 'kept' | 'restored' | 'deleted' | 'unknown' | null;
  /** A new project that could not be removed again; `unknown`: it may have been made. null: none. */
  left: number | 'unknown' | null;
}

export type ImportResult =
  | {
      status: 'success';
      projectId: number;
      /** Of an update. */
      aantallen?: UpdateAantallen;
      resets?: readonly UpdateReset[];
    }
  /** Not imported, as was asked; or `update` of a message that names no elements. */
  | { status: 'success'; projectId: null }
  | { status: 'error'; failure: ImportFailure };

export type ImportRun =
  | { status: 'idle' | 'queued' }
  | { status: 'pending'; action: ImportAction }
  | ImportResult;

export interface ImportItem {
  /** Counts what has come in; a message that replaces another has a new one. Tells items apart. */
  readonly receipt: number;
  readonly message: ImportMessage;
  /** Of the parent frame that sent it; null: it came another way. */
  readonly origin: string | null;
  readonly analysis: ImportAnalysis;
  readonly strategy: ImportStrategy | null;
  /** Of the strategy `update`; null: everything but what would be deleted. */
  readonly update: UpdateKeuze | null;
  readonly run: ImportRun;
}

export interface ImportQueue {
  readonly items: readonly ImportItem[];
  /** The receipts so far. */
  readonly receipts: number;
}

export const EMPTY_IMPORT_QUEUE: ImportQueue = { items: [], receipts: 0 };
