import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import { fileName } from '@adviestool/spreadsheet/fileName';

import { menuTeksten } from './menuTeksten.ts';

type Soort = keyof typeof menuTeksten.exporteren;

const loadBestanden = async () => import('./lijstbestanden.ts');

/** Tells the user when a file cannot be made: its code did not load. */
const download = async (host: HostApi, naam: string, make: () => Promise<Blob>): Promise<void> => {
  try {
    downloadFile(await make(), naam);
  } catch (error) {
    host.log('error', 'The kozijnstaat was not exported.', error);
    host.toast('error', menuTeksten.exportMislukt);
  }
};

/** The gevelvullingen of a project as a file that can be read back. */
export const exportKozijnstaat = (host: HostApi, project: Project, soort: Soort): Promise<void> =>
  download(
    host,
    fileName(menuTeksten.bestandsnaam, project.projectGegevens.projectNaam, soort),
    async () => (await loadBestanden()).KOZIJNSTAAT_BESTANDEN[soort](host, project),
  );

/** The same to the clipboard, to paste into a spreadsheet. */
export const copyKozijnstaat = async (host: HostApi, project: Project): Promise<void> => {
  try {
    const { kozijnstaatKlembord } = await loadBestanden();
    await navigator.clipboard.writeText(kozijnstaatKlembord(host, project));
    host.toast('success', menuTeksten.gekopieerd);
  } catch (error) {
    host.log('error', 'The kozijnstaat was not copied.', error);
    host.toast('error', menuTeksten.nietGekopieerd);
  }
};

/** An empty list to fill in, with what each column means. */
export const downloadSjabloon = (host: HostApi): Promise<void> =>
  download(host, fileName(menuTeksten.sjabloonNaam, null, 'xlsx'), async () =>
    (await loadBestanden()).makeSjabloon(host),
  );
