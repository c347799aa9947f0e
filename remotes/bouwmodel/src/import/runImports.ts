import type { ImportItem, ImportResult } from '@adviestool/contract/importQueue';
import { PROJECTS } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { hasElementen } from '@adviestool/domain/import/hasElementen';
import {
  dropSettledImports,
  keepProgress,
  keepResult,
  nextImport,
  startImports,
} from '@adviestool/domain/import/importQueue';
import { clearActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { openStorage } from '@adviestool/state/browserStorage';
import { changeImportQueue, useImportQueueStore } from '@adviestool/state/importQueue';
import { rememberNewlyImported } from '@adviestool/state/newlyImported';
import { currentUid } from '@adviestool/state/session';
import {
  hasLostOld,
  offerOld,
  rememberOverwrite,
  whileImporting,
} from '@adviestool/undo/interruptedImports';

import type { Pause } from './callPatiently.ts';
import type { ImportContext } from './importContext.ts';
import { runImport } from './runImport.ts';
import { teksten } from './teksten.ts';
import { UserChangedError } from './importErrors.ts';

const waitSeconds: Pause = (seconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/** Whether the run took the project that was there before out of the list. */
const tookOld = ({ strategy }: ImportItem, result: ImportResult): boolean => {
  if (strategy !== 'overwrite') return false;
  if (result.status === 'success') return result.projectId !== null;
  return hasLostOld(result);
};

/** The project that is in the list now and was not before. */
const cameOf = (result: ImportResult): number | null => {
  if (result.status === 'success') return result.projectId;
  return result.failure.left === 'unknown' ? null : result.failure.left;
};

/** The project is another one than this tab and the others have read. */
const announceUpdate = (host: HostApi, result: ImportResult): void => {
  if (result.status !== 'success' || result.projectId === null) return;
  const { projectId } = result;
  if (useActiveProjectStore.getState().project?.id === projectId) clearActiveProject();
  host.tabs.post({ event: 'project_updated', projectId });
};

/** Tells this tab and the others what became of projects. */
const announce = (host: HostApi, item: ImportItem, result: ImportResult): void => {
  if (item.strategy === 'update') {
    announceUpdate(host, result);
    return;
  }
  const old = item.analysis.status === 'success' ? item.analysis.existing : null;
  if (old !== null && tookOld(item, result)) {
    if (useActiveProjectStore.getState().project?.id === old.id) clearActiveProject();
    host.tabs.post({ event: 'project_deleted', projectId: old.id });
    if (result.status === 'error') {
      offerOld(host, { projectId: old.id, naam: old.naam ?? '' });
    }
  }
  const projectId = cameOf(result);
  if (projectId !== null) host.tabs.post({ event: 'project_created', projectId });
};

const keep = (receipt: number, result: ImportResult): void => {
  changeImportQueue((queue) => keepResult(queue, receipt, result));
};

/** Without the elements of the model nothing says what each gevelvulling was. */
const warnOfUpdate = (host: HostApi, { message }: ImportItem): void => {
  host.log('warn', 'An import asked for an update without elements.', message.metadata);
  host.toast('warning', teksten.bijwerkenNietMogelijk(message.project.naam ?? ''), {
    series: 'import',
  });
};

const holdPage = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Runs the import of the item whose turn it is, and keeps and tells what came of it. */
const runItem = async (host: HostApi, item: ImportItem, pause: Pause): Promise<void> => {
  const { variant, clientVersion } = host.config;
  const { receipt } = item;
  if (item.strategy === 'update' && !hasElementen(item.message)) warnOfUpdate(host, item);
  const context: ImportContext = {
    api: host.api,
    groupId: variant.groupId,
    clientVersion,
    pause,
    loadCatalogus: (keuze) => host.catalogus.load(keuze),
    onAction: (action) => changeImportQueue((queue) => keepProgress(queue, receipt, action)),
  };
  const result = await rememberOverwrite(host, item, () => runImport(context, item));
  keep(receipt, result);
  announce(host, item, result);
  if (result.status === 'error') host.log('error', 'An import failed.', result.failure);
  else if (result.projectId !== null && item.strategy !== 'update') {
    rememberNewlyImported(openStorage('local', variant.id), result.projectId);
  }
};

const refuseItem = ({ receipt }: ImportItem): void => {
  const error = new UserChangedError('Somebody else uses the tab.');
  keep(receipt, { status: 'error', failure: { action: 'prepare', error, old: null, left: null } });
};

const next = (): ImportItem | null => nextImport(useImportQueueStore.getState());

const runQueue = async (host: HostApi, pause: Pause): Promise<void> => {
  const uid = currentUid();
  for (let item = next(); item !== null; item = next()) {
    if (currentUid() === uid) await runItem(host, item, pause);
    else refuseItem(item);
  }
};

/**
 * Runs the queue, one item at a time, in the order in which they came in. The page asks before it is
 * left meanwhile: between a delete and a create a project is not in the list.
 * @throws Error unless every item has a strategy and nothing is ongoing
 */
export const runImports = async (host: HostApi, pause: Pause = waitSeconds): Promise<void> => {
  changeImportQueue(startImports);
  globalThis.addEventListener('beforeunload', holdPage);
  try {
    await whileImporting(() => runQueue(host, pause));
  } finally {
    globalThis.removeEventListener('beforeunload', holdPage);
  }
};

/** Ends a run: to the projects, read anew. What has come in since stays in the queue. */
export const finishImports = (host: HostApi): void => {
  changeImportQueue(dropSettledImports);
  host.navigate(PROJECTS);
};
