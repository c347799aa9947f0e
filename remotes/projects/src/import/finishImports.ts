import { PROJECTS } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { dropSettledImports } from '@adviestool/domain/import/importQueue';
import { changeImportQueue } from '@adviestool/state/importQueue';

/** Ends a run: to the projects, read anew. What has come in since stays in the queue. */
export const finishImports = (host: HostApi): void => {
  changeImportQueue(dropSettledImports);
  host.navigate(PROJECTS);
};
