import type { Project } from '@adviestool/contract/project';
import type { Bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import type { Groepering } from '@adviestool/domain/toelichting/plaatsGroepen';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import { fileName } from '@adviestool/spreadsheet/fileName';
import { writeCsv } from '@adviestool/spreadsheet/writeCsv';

import { teksten } from './teksten.ts';
import {
  bladenOf,
  lijstOf,
  type NaamVanLeverancier,
} from '@adviestool/domain/bouwlijst/bouwlijstTabellen';

interface BouwlijstExport {
  project: Project;
  lijst: Bouwlijst;
  naamVan: NaamVanLeverancier;
  /** The place that gevelvullingen are grouped by; null: they are not. */
  groepering: Groepering | null;
}

const nameOf = ({ projectGegevens }: Project, extension: 'csv' | 'xlsx'): string =>
  fileName(teksten.titel, projectGegevens.projectNaam, extension);

export const exportCsv = ({ project, lijst, naamVan, groepering }: BouwlijstExport): void => {
  const content = new Blob([writeCsv(lijstOf(lijst, naamVan, groepering))], {
    type: 'text/csv;charset=utf-8',
  });
  downloadFile(content, nameOf(project, 'csv'));
};

/** @throws when the code that writes the file cannot be loaded */
export const exportXlsx = async ({
  project,
  lijst,
  naamVan,
  groepering,
}: BouwlijstExport): Promise<void> => {
  const { writeXlsx } = await import('@adviestool/spreadsheet/writeXlsx');
  downloadFile(await writeXlsx(bladenOf(lijst, naamVan, groepering)), nameOf(project, 'xlsx'));
};
