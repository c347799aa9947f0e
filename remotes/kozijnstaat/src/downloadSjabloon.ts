import type { HostApi } from '@adviestool/contract/remoteModule';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import { fileName } from '@adviestool/spreadsheet/fileName';

import { teksten } from './teksten.ts';

/** Hands over an empty list, and tells the user when it cannot be made: its code did not load. */
export const downloadSjabloon = async (host: HostApi): Promise<void> => {
  try {
    const { makeSjabloon } = await import('./makeSjabloon.ts');
    downloadFile(await makeSjabloon(host), fileName(teksten.sjabloonNaam, null, 'xlsx'));
  } catch (error) {
    host.log('error', 'The sjabloon of a kozijnstaat was not made.', error);
    host.toast('error', teksten.sjabloonMislukt);
  }
};
