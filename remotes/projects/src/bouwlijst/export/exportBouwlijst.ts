import type { Project } from '@adviestool/contract/project';
import type { Bouwlijst } from '@adviestool/domain/bouwlijst';

import { downloadFile } from './downloadFile.ts';
import { bladenOf, lijstOf, type NaamVanLeverancier } from './exportTabellen.ts';
import { fileName } from './fileName.ts';
import { toCsv } from './toCsv.ts';

interface BouwlijstExport {
  project: Project;
  lijst: Bouwlijst;
  naamVan: NaamVanLeverancier;
}

const nameOf = ({ projectGegevens }: Project, extension: 'csv' | 'xlsx'): string =>
  fileName(projectGegevens.projectNaam, extension);

export const exportCsv = ({ project, lijst, naamVan }: BouwlijstExport): void => {
  const content = new Blob([toCsv(lijstOf(lijst, naamVan))], { type: 'text/csv;charset=utf-8' });
  downloadFile(content, nameOf(project, 'csv'));
};

/** @throws when the code that writes the file cannot be loaded */
export const exportXlsx = async ({ project, lijst, naamVan }: BouwlijstExport): Promise<void> => {
  const { toXlsx } = await import('./toXlsx.ts');
  downloadFile(await toXlsx(bladenOf(lijst, naamVan)), nameOf(project, 'xlsx'));
};
