import type { HostApi } from '@adviestool/contract/remoteModule';
import { openStorage } from '@adviestool/state/browserStorage';

import { OVERWRITING } from './overwriting.ts';

/** Offers what an import that was cut off has deleted; its code comes when there is something to offer. */
export const resumeInterrupted = async (host: HostApi): Promise<void> => {
  if (!openStorage('local', host.config.variant.id).keys().includes(OVERWRITING)) return;
  try {
    const { offerInterrupted } = await import('./interruptedImports.ts');
    await offerInterrupted(host);
  } catch (error) {
    // The next visit of the list offers it.
    host.log('warn', 'What an import has overwritten was not offered.', error);
  }
};
