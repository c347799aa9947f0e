import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import { fileName } from '@adviestool/spreadsheet/fileName';

import { teksten } from './teksten.ts';

type Soort = 'xlsx' | 'csv';

const loadTabel = async () => import('@adviestool/domain/kozijnstaat/kozijnstaatTabel');
const loadSjabloon = async () => import('@adviestool/domain/kozijnstaat/sjabloonTabellen');
const loadXlsx = async () => import('@adviestool/spreadsheet/writeXlsx');
const loadCsv = async () => import('@adviestool/spreadsheet/writeCsv');

const leveranciersOf = ({ config }: HostApi) => config.variant.fastenerSuppliers.options;

const blobOf = async (host: HostApi, project: Project, soort: Soort): Promise<Blob> => {
  const { kozijnstaatTabel } = await loadTabel();
  const { catalogus } = host.config;
  const tabel = kozijnstaatTabel(project, { catalogus, leveranciers: leveranciersOf(host) });
  if (soort === 'xlsx') return (await loadXlsx()).writeXlsx([tabel]);
  return new Blob([(await loadCsv()).writeCsv(tabel)], { type: 'text/csv;charset=utf-8' });
};

/** Tells the user when a file cannot be made: its code did not load. */
const download = async (host: HostApi, naam: string, make: () => Promise<Blob>): Promise<void> => {
  try {
    downloadFile(await make(), naam);
  } catch (error) {
    host.log('error', 'The kozijnstaat was not exported.', error);
    host.toast('error', teksten.exportMislukt);
  }
};

/** The gevelvullingen of a project as a file that can be read back. */
export const exportKozijnstaat = (host: HostApi, project: Project, soort: Soort): Promise<void> =>
  download(host, fileName(teksten.bestandsnaam, project.projectGegevens.projectNaam, soort), () =>
    blobOf(host, project, soort),
  );

/** An empty list to fill in, with what each column means. */
export const downloadSjabloon = (host: HostApi): Promise<void> =>
  download(host, fileName(teksten.sjabloonNaam, null, 'xlsx'), async () => {
    const [{ sjabloonTabellen }, { writeXlsx }] = await Promise.all([loadSjabloon(), loadXlsx()]);
    return writeXlsx(sjabloonTabellen(leveranciersOf(host)));
  });
