import { NetworkError } from '@adviestool/contract/api/apiError';
import type { HostApi } from '@adviestool/contract/remoteModule';

/** Loads code that few visits of a page need. Null when it does not come: the user is told, and may try again. */
export const loadCode = async <Code>(
  host: HostApi,
  load: () => Promise<Code>,
): Promise<Code | null> => {
  try {
    return await load();
  } catch (cause) {
    const details = { method: 'GET', path: 'code' };
    host.showError(new NetworkError('The code of an action did not load.', details, { cause }));
    return null;
  }
};
