import { fetchGebeurtenissen } from '@adviestool/contract/api/gebeurtenissen';
import type { Gebeurtenis } from '@adviestool/contract/gebeurtenissen';
import { detailTekst, soortTekst } from '@adviestool/contract/gebeurtenisTekst';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { momentInTabel } from '@adviestool/getallen/momentInTabel';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import { fileName } from '@adviestool/spreadsheet/fileName';
import { csvBlob, writeCsv } from '@adviestool/spreadsheet/writeCsv';

import { queryOf, type LogboekFilter } from './logboekFilter.ts';
import { teksten } from './teksten.ts';

const rijOf = (gebeurtenis: Gebeurtenis): string[] => {
  const { op, door, over, project } = gebeurtenis;
  return [
    momentInTabel(new Date(op)),
    door?.naam ?? '',
    soortTekst(gebeurtenis),
    over?.naam ?? '',
    project?.naam ?? '',
    detailTekst(gebeurtenis),
  ];
};

/** Everything that fits the filter, page by page, as a file; no name in it can become a formula. */
export const saveCsv = async (host: HostApi, filter: LogboekFilter): Promise<void> => {
  const rijen: string[][] = [];
  let voor: number | undefined;
  do {
    const query = queryOf({ ...filter, voor });
    // Each page begins where the one before it ends.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await fetchGebeurtenissen(host.api, host.config.variant.groupId, query);
    rijen.push(...answer.gebeurtenissen.map(rijOf));
    voor = answer.volgende ?? undefined;
  } while (voor !== undefined);
  const csv = writeCsv({ kolommen: teksten.csvKolommen, rijen });
  downloadFile(csvBlob(csv), fileName(teksten.bestandsnaam, null, 'csv'));
};
