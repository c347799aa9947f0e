import { randomUUID } from 'node:crypto';

import { buildProject } from '@adviestool/contract/builders/buildProject';
import { kozijnstaatTabel } from '@adviestool/kozijnstaten/kozijnstaatTabel';
import { planImport } from '@adviestool/kozijnstaten/planImport';
import { readKozijnstaat } from '@adviestool/kozijnstaten/readKozijnstaat';
import { chooseAanbevolen } from '@adviestool/domain/productkeuze/chooseAanbevolen';
import { readSpreadsheet } from '@adviestool/spreadsheet/readSpreadsheet';
import { writeXlsx } from '@adviestool/spreadsheet/writeXlsx';

import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { catalogus } from '../fixtures/catalogus.ts';
import { manyGevelvullingen } from '../fixtures/manyGevelvullingen.ts';
import { quantile } from '../load/quantile.ts';
import { processorTime } from './processorTime.ts';

/** As many as a list may have. */
const RIJEN = 2000;
const ROUNDS = 5;

const projectGegevens = buildProjectGegevens();

const timed = <T>(times: number[], act: () => T): T => {
  const { made, milliseconds } = processorTime(act);
  times.push(milliseconds);
  return made;
};

/** Milliseconds of processor for a workbook of 2,000 rows with every column that there is, medians. */
export interface KozijnstaatTijd {
  /** From bytes to cells. */
  opened: number;
  /** From cells to what every row means. */
  understood: number;
  /** To gevelvullingen with their advice. */
  planned: number;
  /** From a cell that is mended to what every row means and becomes. */
  mended: number;
  /** To the recommended products of all of them. */
  recommended: number;
}

export const measureKozijnstaat = async (): Promise<KozijnstaatTijd> => {
  const project = buildProject({ projectGegevens, gevelvullingen: manyGevelvullingen(RIJEN) });
  const blob = await writeXlsx([kozijnstaatTabel(project, { catalogus, vandaag: '2026-11-28' })]);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const empty = { ...project, gevelvullingen: [] };
  const opened: number[] = [];
  const understood: number[] = [];
  const planned: number[] = [];
  const mended: number[] = [];
  const recommended: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const uitkomst = timed(opened, () => readSpreadsheet(bytes));
    const rijen = uitkomst.gelukt ? (uitkomst.bestand.bladen[0]?.rijen ?? []) : [];
    const gelezen = timed(understood, () => readKozijnstaat(rijen));
    const moment = new Date().toISOString();
    const invoer = { gelezen, catalogus, randomUuid: randomUUID, moment };
    const { regels, gemaakt } = timed(planned, () => planImport(empty, invoer));
    timed(mended, () => {
      const verbeterd = { 5: { breedte: '1000' } };
      const again = readKozijnstaat(rijen, { verbeterd }, gelezen.lezing);
      return planImport(empty, { ...invoer, gelezen: again, eerder: gemaakt });
    });
    if (regels.filter(({ soort }) => soort === 'nieuw').length !== RIJEN) {
      throw new Error('Not every row was read.');
    }
    timed(recommended, () =>
      project.gevelvullingen.map((gevelvulling) =>
        chooseAanbevolen({ projectGegevens, gevelvulling, catalogus }),
      ),
    );
  }
  return {
    opened: quantile(opened, 0.5),
    understood: quantile(understood, 0.5),
    planned: quantile(planned, 0.5),
    mended: quantile(mended, 0.5),
    recommended: quantile(recommended, 0.5),
  };
};
