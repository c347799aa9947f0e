import type { Project } from '@adviestool/contract/project';
import type { Bestellijst } from '@adviestool/domain/bestellijst/bestellijst';
import { bestelBladenOf, bestelLijstOf } from '@adviestool/domain/bestellijst/bestellijstTabellen';
import type { Bestelverschil } from '@adviestool/domain/bestellijst/bestelverschil';
import type { Bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import { fileName } from '@adviestool/spreadsheet/fileName';
import { writeCsv } from '@adviestool/spreadsheet/writeCsv';

import { teksten } from './teksten.ts';

export interface BestellijstExport {
  project: Project;
  lijst: Bouwlijst;
  besteld: Bestellijst;
  verschillen: ReadonlyMap<string, Bestelverschil>;
}

const nameOf = ({ projectGegevens }: Project, extension: 'csv' | 'xlsx'): string =>
  fileName(teksten.titel, projectGegevens.projectNaam, extension);

export const exportCsv = ({ project, lijst, besteld }: BestellijstExport): void => {
  const content = new Blob([writeCsv(bestelLijstOf(besteld, lijst))], {
    type: 'text/csv;charset=utf-8',
  });
  downloadFile(content, nameOf(project, 'csv'));
};

/** @throws when the code that writes the file cannot be loaded */
export const exportXlsx = async ({
  project,
  lijst,
  besteld,
  verschillen,
}: BestellijstExport): Promise<void> => {
  const { writeXlsx } = await import('@adviestool/spreadsheet/writeXlsx');
  const bladen = bestelBladenOf(besteld, lijst, verschillen.values());
  downloadFile(await writeXlsx(bladen), nameOf(project, 'xlsx'));
};
