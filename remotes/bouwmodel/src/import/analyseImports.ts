import type { ExistingProject, ImportAnalysis, ImportItem } from '@adviestool/contract/importQueue';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { forgetAnalyses, keepAnalysis, queueAnalysis } from '@adviestool/domain/import/importQueue';
import { changeImportQueue, useImportQueueStore } from '@adviestool/state/importQueue';
import { currentUid } from '@adviestool/state/session';

import { findExisting } from './findExisting.ts';
import { prepareImport } from './prepareImport.ts';

/** Whose analyses the queue holds: what a user may see is theirs alone. */
let analysedFor: number | null = null;

/** Unless somebody else has begun already, which forgets as well. */
const forgetFor = (uid: number | null): void => {
  if (analysedFor !== uid) return;
  analysedFor = null;
  changeImportQueue(forgetAnalyses);
};

const isArchived = ({ project }: ExistingProject): boolean => project.gearchiveerd !== undefined;

/** Finds out whether the import can be made, and whether its project is there already. */
const analyse = async (
  { api, config: { variant, clientVersion } }: HostApi,
  { message }: ImportItem,
): Promise<ImportAnalysis> => {
  try {
    prepareImport(message, clientVersion);
    const found = await findExisting(api, variant.groupId, message);
    const [existing = null, ...others] = found.filter((one) => !isArchived(one));
    return { status: 'success', existing, others, archived: found.filter(isArchived) };
  } catch (error) {
    // The dialog says what is wrong with this item; the others go on.
    return { status: 'error', error };
  }
};

const nextQueued = (): ImportItem | undefined =>
  useImportQueueStore.getState().items.find(({ analysis }) => analysis.status === 'queued');

/** Analyses every item that needs it, also again after a failure. What comes in meanwhile asks anew. */
export const analyseImports = async (host: HostApi): Promise<void> => {
  const uid = currentUid();
  if (uid !== analysedFor) changeImportQueue(forgetAnalyses);
  analysedFor = uid;
  changeImportQueue(queueAnalysis);
  for (let item = nextQueued(); item !== undefined; item = nextQueued()) {
    const { receipt } = item;
    changeImportQueue((queue) => keepAnalysis(queue, receipt, { status: 'pending' }));
    const analysis = await analyse(host, item);
    if (currentUid() !== uid) {
      forgetFor(uid);
      return;
    }
    changeImportQueue((queue) => keepAnalysis(queue, receipt, analysis));
  }
};
