import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { dagVan } from '@adviestool/getallen/dagVan';
import { kozijnstaatTabel } from '@adviestool/kozijnstaten/kozijnstaatTabel';
import { csvBlob, writeCsv, writeKlembord } from '@adviestool/spreadsheet/writeCsv';
import { writeXlsx } from '@adviestool/spreadsheet/writeXlsx';

const tabelOf = (host: HostApi, project: Project) =>
  kozijnstaatTabel(project, {
    catalogus: host.catalogus.loaded(project.projectGegevens.catalogus),
    leveranciers: host.config.variant.fastenerSuppliers.options,
    vandaag: dagVan(new Date()),
  });

/** The gevelvullingen of a project as a file, by its kind. */
export const KOZIJNSTAAT_BESTANDEN = {
  xlsx: async (host: HostApi, project: Project): Promise<Blob> =>
    writeXlsx([tabelOf(host, project)]),
  csv: async (host: HostApi, project: Project): Promise<Blob> =>
    csvBlob(writeCsv(tabelOf(host, project))),
} as const;

/** The same as a text that spreadsheets take from the clipboard. */
export const kozijnstaatKlembord = (host: HostApi, project: Project): string =>
  writeKlembord(tabelOf(host, project));
