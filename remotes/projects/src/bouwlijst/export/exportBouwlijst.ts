import type { Project } from '@adviestool/contract/project';
import type { Bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import { fileName } from '@adviestool/spreadsheet/fileName';
import { writeCsv } from '@adviestool/spreadsheet/writeCsv';

import { teksten } from '../teksten.ts';
import {
  bladenOf,
  lijstOf,
  type NaamVanLeverancier,
} from '@adviestool/domain/bouwlijst/bouwlijstTabellen';

interface BouwlijstExport {
  project: Project;
  lijst: Bouwlijst;
  naamVan: NaamVanLeverancier;
}

const nameOf = ({ projectGegevens }: Project, extension: 'csv' | 'xlsx'): string =>
  fileName(teksten.titel, projectGegevens.projectNaam, extension);

export const exportCsv = ({ project, lijst, naamVan }: BouwlijstExport): void => {
  const content = new Blob([writeCsv(lijstOf(lijst, naamVan))], { type: 'text/csv;charset=utf-8' });
  downloadFile(content, nameOf(project, 'csv'));
};

/** @throws when the code that writes the file cannot be loaded */
export const exportXlsx = async ({ project, lijst, naamVan }: BouwlijstExport): Promise<void> => {
  const { writeXlsx } = await import('@adviestool/spreadsheet/writeXlsx');
  downloadFile(await writeXlsx(bladenOf(lijst, naamVan)), nameOf(project, 'xlsx'));
};
