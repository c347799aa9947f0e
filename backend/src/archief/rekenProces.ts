import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Project } from '@adviestool/contract/project';
import { bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { lijstOf } from '@adviestool/domain/bouwlijst/bouwlijstTabellen';
import type { Lijsttabel } from '@adviestool/domain/bouwlijst/lijsttabel';
import { leverancierNaam, type Leveranciers } from '@adviestool/domain/velden/namen';
import { dagVan } from '@adviestool/getallen/dagVan';
import { kozijnstaatTabel } from '@adviestool/kozijnstaten/kozijnstaatTabel';
import { writeCsv } from '@adviestool/spreadsheet/writeCsv';

import { teksten } from './teksten.ts';

/** What is calculated of a project. */
export interface RekenOpdracht {
  project: Project;
  catalogus: Catalogus;
  leveranciers: Leveranciers;
}

/*
 * A process of its own for what projects come to, one after another: calls do not wait for it, and it is ended when it
 * takes too much.
 */

const csvOf = ({ kolommen, rijen }: Lijsttabel, { id, projectGegevens }: Project): string =>
  writeCsv({
    kolommen: [...teksten.kolommen.plaats, ...kolommen],
    rijen: rijen.map((rij) => [id, projectGegevens.projectNaam ?? null, ...rij]),
  });

const lijstenOf = ({ project, catalogus, leveranciers }: RekenOpdracht) => {
  const naamVan = (id: string | null): string | null =>
    id === null ? null : leverancierNaam(leveranciers, id);
  const vandaag = dagVan(new Date());
  return {
    gevelvullingen: csvOf(kozijnstaatTabel(project, { catalogus, leveranciers, vandaag }), project),
    bouwlijst: csvOf(lijstOf(bouwlijst({ ...project, catalogus, vandaag }), naamVan), project),
  };
};

process.on('message', (opdracht: RekenOpdracht) => {
  try {
    process.send?.({ soort: 'klaar', ...lijstenOf(opdracht) });
  } catch (error) {
    process.send?.({ soort: 'mislukt', reden: error instanceof Error ? error.message : '' });
  }
});
// Nobody waits for it any more.
process.once('disconnect', () => process.exit());
