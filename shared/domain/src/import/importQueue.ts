import type { ImportMessage } from '@adviestool/contract/importMessage';
import type {
  ImportAction,
  ImportAnalysis,
  ImportItem,
  ImportQueue,
  ImportResult,
  ImportStrategy,
  UpdateKeuze,
} from '@adviestool/contract/importQueue';

/** The queue was to change while an import is ongoing. */
export class ImportBusyError extends Error {
  override readonly name = 'ImportBusyError';
}

const isAnalysing = ({ analysis }: ImportItem): boolean =>
  analysis.status === 'queued' || analysis.status === 'pending';

const isRunning = ({ run }: ImportItem): boolean =>
  run.status === 'queued' || run.status === 'pending';

const isOpen = ({ run }: ImportItem): boolean => run.status === 'idle';

/** Whether an item has had its run. */
const isSettled = (item: ImportItem): boolean => !isOpen(item) && !isRunning(item);

export const isAnalysisOngoing = ({ items }: ImportQueue): boolean => items.some(isAnalysing);

export const isImportOngoing = ({ items }: ImportQueue): boolean => items.some(isRunning);

const refuseWhileBusy = (queue: ImportQueue): void => {
  if (isImportOngoing(queue)) throw new ImportBusyError('An import is ongoing.');
};

const changeItem = (
  queue: ImportQueue,
  receipt: number,
  change: (item: ImportItem) => ImportItem,
): ImportQueue => ({
  ...queue,
  items: queue.items.map((item) => (item.receipt === receipt ? change(item) : item)),
});

/**
 * Queues what has come in; it replaces the entry with the same external id that waits. One that has had
 * its run stays beside it: the user is reading what came of it.
 * @throws ImportBusyError during an import
 */
export const receiveImport = (
  queue: ImportQueue,
  message: ImportMessage,
  origin: string | null = null,
): ImportQueue => {
  refuseWhileBusy(queue);
  const receipt = queue.receipts + 1;
  const item: ImportItem = {
    receipt,
    message,
    origin,
    analysis: { status: 'idle' },
    strategy: null,
    update: null,
    run: { status: 'idle' },
  };
  const isSame = (other: ImportItem): boolean =>
    isOpen(other) && other.message.metadata.id === message.metadata.id;
  const items = queue.items.some(isSame)
    ? queue.items.map((other) => (isSame(other) ? item : other))
    : [...queue.items, item];
  return { items, receipts: receipt };
};

/** Empties the queue. @throws ImportBusyError during an import */
export const clearImports = (queue: ImportQueue): ImportQueue => {
  refuseWhileBusy(queue);
  return { ...queue, items: [] };
};

/** Leaves what has not been run yet. @throws ImportBusyError during an import */
export const dropSettledImports = (queue: ImportQueue): ImportQueue => {
  refuseWhileBusy(queue);
  return { ...queue, items: queue.items.filter((item) => !isSettled(item)) };
};

/** Queues for analysis what has not been analysed, or without success. */
export const queueAnalysis = (queue: ImportQueue): ImportQueue => ({
  ...queue,
  items: queue.items.map((item) =>
    isOpen(item) && (item.analysis.status === 'idle' || item.analysis.status === 'error')
      ? { ...item, analysis: { status: 'queued' }, strategy: null, update: null }
      : item,
  ),
});

/** Forgets what was found for another user; what is queued stays. */
export const forgetAnalyses = (queue: ImportQueue): ImportQueue => ({
  ...queue,
  items: queue.items.map((item) =>
    isOpen(item) ? { ...item, analysis: { status: 'idle' }, strategy: null, update: null } : item,
  ),
});

/**
 * The strategies that an item offers: none before its analysis, only skip when that failed. An update of a
 * message that names no elements is offered as well; the run skips it with a warning.
 */
export const strategiesOf = ({ analysis }: ImportItem): readonly ImportStrategy[] => {
  if (analysis.status === 'error') return ['skip'];
  if (analysis.status !== 'success') return [];
  if (analysis.existing === null) return ['create', 'skip'];
  const { onleesbaar, rechten } = analysis.existing.project;
  return [
    ...(!onleesbaar && rechten.wijzigen ? (['update'] as const) : []),
    'create',
    // The project that is there is deleted first.
    ...(rechten.beheren ? (['overwrite'] as const) : []),
    'skip',
  ];
};

/**
 * Keeps how far the analysis of an item is; one that was replaced meanwhile is not there any more. A
 * new project gets its strategy, which can do no harm; over an existing one the user decides.
 */
export const keepAnalysis = (
  queue: ImportQueue,
  receipt: number,
  analysis: ImportAnalysis,
): ImportQueue =>
  changeItem(queue, receipt, (item) => {
    if (!isAnalysing(item)) return item;
    const isNew = analysis.status === 'success' && analysis.existing === null;
    return { ...item, analysis, strategy: isNew ? 'create' : null };
  });

/**
 * Keeps the user's choice, when the item offers it and has not been run.
 * @throws ImportBusyError during an import
 */
export const chooseStrategy = (
  queue: ImportQueue,
  receipt: number,
  strategy: ImportStrategy,
): ImportQueue => {
  refuseWhileBusy(queue);
  return changeItem(queue, receipt, (item) =>
    isOpen(item) && strategiesOf(item).includes(strategy) ? { ...item, strategy } : item,
  );
};

/**
 * Keeps which of the existing projects the choice is about; what was chosen for another is not any more.
 * @throws ImportBusyError during an import
 */
export const chooseExisting = (
  queue: ImportQueue,
  receipt: number,
  projectId: number,
): ImportQueue => {
  refuseWhileBusy(queue);
  return changeItem(queue, receipt, (item) => {
    const { analysis } = item;
    if (!isOpen(item) || analysis.status !== 'success' || analysis.existing === null) return item;
    const chosen = analysis.others.find(({ id }) => id === projectId);
    if (chosen === undefined) return item;
    const others = analysis.others.map((one) => (one === chosen ? analysis.existing : one));
    return {
      ...item,
      analysis: { ...analysis, existing: chosen, others: others.filter((one) => one !== null) },
      strategy: null,
      update: null,
    };
  });
};

/** Keeps what the user takes over of an update. @throws ImportBusyError during an import */
export const chooseUpdate = (
  queue: ImportQueue,
  receipt: number,
  update: UpdateKeuze,
): ImportQueue => {
  refuseWhileBusy(queue);
  return changeItem(queue, receipt, (item) => (isOpen(item) ? { ...item, update } : item));
};

/** Whether a run can start: every project has a strategy, and nothing is ongoing. */
export const canRunImports = (queue: ImportQueue): boolean => {
  const open = queue.items.filter(isOpen);
  return (
    open.length > 0 &&
    open.every(({ strategy }) => strategy !== null) &&
    !isAnalysisOngoing(queue) &&
    !isImportOngoing(queue)
  );
};

/** Queues every project for the run. @throws Error unless it can start */
export const startImports = (queue: ImportQueue): ImportQueue => {
  refuseWhileBusy(queue);
  if (!canRunImports(queue)) throw new Error('The import is not ready to run.');
  return {
    ...queue,
    items: queue.items.map((item) =>
      isOpen(item) ? { ...item, run: { status: 'queued' } } : item,
    ),
  };
};

/** The next item of the run, in the order they came in; null when it is through. */
export const nextImport = ({ items }: ImportQueue): ImportItem | null =>
  items.find(({ run }) => run.status === 'queued') ?? null;

/** Keeps what is being done for the item whose turn it is. @throws Error when it is another's */
export const keepProgress = (
  queue: ImportQueue,
  receipt: number,
  action: ImportAction,
): ImportQueue => {
  const turn = queue.items.find(({ run }) => run.status === 'pending') ?? nextImport(queue);
  if (turn?.receipt !== receipt) throw new Error(`It is not the turn of import ${receipt}.`);
  return changeItem(queue, receipt, (item) => ({ ...item, run: { status: 'pending', action } }));
};

/** Keeps how the run of an item ended. @throws Error when it was not in a run */
export const keepResult = (
  queue: ImportQueue,
  receipt: number,
  result: ImportResult,
): ImportQueue =>
  changeItem(queue, receipt, (item) => {
    if (!isRunning(item)) throw new Error(`Import ${receipt} is not in a run.`);
    return { ...item, run: result };
  });

export type ImportSummary = 'skipped' | 'success' | 'error' | 'partial';

/** How the run ended as a whole; null before and during it. */
export const summariseImports = (queue: ImportQueue): ImportSummary | null => {
  const settled = queue.items.filter(isSettled);
  if (settled.length === 0 || isImportOngoing(queue)) return null;
  const failed = settled.filter(({ run }) => run.status === 'error').length;
  const imported = settled.filter(
    ({ run }) => run.status === 'success' && run.projectId !== null,
  ).length;
  if (failed > 0) return imported > 0 ? 'partial' : 'error';
  return imported > 0 ? 'success' : 'skipped';
};
