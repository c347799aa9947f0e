import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { HostApi } from '@adviestool/contract/remoteModule';

import { keepTrying } from './keepTrying.ts';

/** Ranges of the contract that know all that a project is calculated with. Any other is looked at more closely. */
const KNOWS_ALL = /^\^1\.([3-9]|\d\d)/;

/**
 * The ports of a remote: of one that may be older they keep back what it would calculate otherwise.
 * @param address of the page that is shown, or on its way
 */
export const hostFor = async (
  document: RemoteDocument | undefined,
  host: HostApi,
  address: () => Pick<Location, 'pathname'>,
): Promise<HostApi> => {
  const range = document?.requires['@adviestool/contract'];
  if (document === undefined || range === undefined || KNOWS_ALL.test(range)) return host;
  const { hostForOlder } = await keepTrying(() => import('./hostForOlder.ts'));
  return hostForOlder(document, host, address);
};
