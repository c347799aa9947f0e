import { text as readStream } from 'node:stream/consumers';

import { ADVIES_JSON, adviesJsonSchema } from '@adviestool/contract/adviesJson';
import { gevelvullingenSchema } from '@adviestool/contract/project';

import { createInstallatie, ondertekenaarsOf } from './buildOndertekenaars.ts';
import { buildRapportOpdracht, MOMENT } from './buildRapportOpdracht.ts';
import { maakHier } from './maakHier.ts';
import { readPdf } from './readPdf.ts';

/*
 * Makes a report of the gevelvullingen that come in as JSON and prints, as JSON, the texts of its pages and its signed
 * numbers: for a test that has another environment than the report needs.
 */
const print = async (): Promise<void> => {
  const gevelvullingen = gevelvullingenSchema.parse(JSON.parse(await readStream(process.stdin)));
  const ondertekenaars = ondertekenaarsOf(await createInstallatie(MOMENT));
  const bytes = await maakHier(buildRapportOpdracht(gevelvullingen), ondertekenaars);
  const { texts, attachments } = await readPdf(bytes);
  const json = new TextDecoder().decode(attachments.get(ADVIES_JSON));
  process.stdout.write(JSON.stringify({ texts, json: adviesJsonSchema.parse(JSON.parse(json)) }));
};

await print();
