import { FRAME_EVENTS, type ImportResultMessage } from '@adviestool/contract/frameProtocol';
import type { ImportMessage } from '@adviestool/contract/importMessage';
import type { ImportItem, ImportRun } from '@adviestool/contract/importQueue';
import { useImportQueueStore } from '@adviestool/state/importQueue';

import type { Speaker } from './speaker.ts';

type Outcome = Pick<ImportResultMessage, 'uitkomst' | 'projectId' | 'aantallen'>;

const SKIPPED: Outcome = { uitkomst: 'overgeslagen', projectId: null, aantallen: null };

/** What became of a run; null: it has not ended. */
const outcomeOf = (run: ImportRun, strategy: ImportItem['strategy']): Outcome | null => {
  if (run.status === 'error') return { ...SKIPPED, uitkomst: 'mislukt' };
  if (run.status !== 'success') return null;
  if (run.projectId === null) return SKIPPED;
  const uitkomst = strategy === 'update' ? 'bijgewerkt' : 'geimporteerd';
  return { uitkomst, projectId: run.projectId, aantallen: run.aantallen ?? null };
};

/** Tells the parent frame what became of what it sent. One that is replaced by another is told of that one. */
export const tellResult = (
  receipt: number,
  { metadata: { type, id }, gevelvullingen }: ImportMessage,
  tell: Speaker['tell'],
): void => {
  const stop = useImportQueueStore.subscribe(({ items }) => {
    const item = items.find((each) => each.receipt === receipt);
    const outcome = item === undefined ? SKIPPED : outcomeOf(item.run, item.strategy);
    if (outcome === null) return;
    stop();
    const isReplaced =
      item === undefined && items.some(({ message: { metadata } }) => metadata.id === id);
    if (isReplaced) return;
    const data: ImportResultMessage = {
      version: 2,
      metadata: { type, id },
      ...outcome,
      gevelvullingen: gevelvullingen.length,
    };
    tell({ event: FRAME_EVENTS.importResult, data });
  });
};
