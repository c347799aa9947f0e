import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import { fileName } from '@adviestool/spreadsheet/fileName';

import { menuTeksten } from './menuTeksten.ts';

/** The kinds of file that a project can be exported as. */
export type ExportSoort = keyof typeof menuTeksten.exporteren;

const loadBestanden = async () => import('./lijstbestanden.ts');

/** The gevelvullingen of a project as a file that can be read back. */
export const exportKozijnstaat = async (
  host: HostApi,
  project: Project,
  soort: ExportSoort,
): Promise<void> => {
  const naam = fileName(menuTeksten.bestandsnaam, project.projectGegevens.projectNaam, soort);
  try {
    const { KOZIJNSTAAT_BESTANDEN } = await loadBestanden();
    downloadFile(await KOZIJNSTAAT_BESTANDEN[soort](host, project), naam);
  } catch (error) {
    host.log('error', 'The kozijnstaat was not exported.', error);
    host.toast('error', menuTeksten.exportMislukt);
  }
};

/** The same for the clipboard, to paste into a spreadsheet. */
export const kozijnstaatBlob = async (host: HostApi, project: Project): Promise<Blob> => {
  const { kozijnstaatKlembord } = await loadBestanden();
  return new Blob([kozijnstaatKlembord(host, project)], { type: 'text/plain' });
};

/** Whether it came there. */
export const tellCopied = (host: HostApi, copied: PromiseSettledResult<void>): void => {
  if (copied.status === 'fulfilled') {
    host.toast('success', menuTeksten.gekopieerd);
    return;
  }
  host.log('error', 'The kozijnstaat was not copied.', copied.reason);
  host.toast('error', menuTeksten.nietGekopieerd);
};
