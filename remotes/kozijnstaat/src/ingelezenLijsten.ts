import { isHttpError } from '@adviestool/contract/api/apiError';
import { fetchLijsten, saveLijst } from '@adviestool/contract/api/lijsten';
import {
  LANGSTE_NAAM,
  MEESTE_KOLOMMEN,
  type LijstBody,
  type ProjectLijsten,
} from '@adviestool/contract/lijsten';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { GelezenKozijnstaat } from '@adviestool/kozijnstaten/readKozijnstaat';

import { teksten } from './teksten.ts';

const NOT_FOUND = 404;

/** The lists that were read into a project before, and what the company said in its own; none where the backend keeps none. */
export const readLijsten = async (
  host: HostApi,
  plaats: { groupId: number; projectId: number },
): Promise<ProjectLijsten> => {
  try {
    return await fetchLijsten(host.api, plaats);
  } catch (error) {
    if (isHttpError(error) && error.status === NOT_FOUND) return { lijsten: [] };
    throw error;
  }
};

/** What each column was read as; of too many those that are used, and all with the header of one of these. */
export const kolommenVan = ({
  kolommen,
}: Pick<GelezenKozijnstaat, 'kolommen'>): LijstBody['kolommen'] => {
  const alle = kolommen.map(({ kop, veld }) => ({ kop: kop.slice(0, LANGSTE_NAAM), veld }));
  if (alle.length <= MEESTE_KOLOMMEN) return alle;
  const gebruikt = new Set(alle.flatMap(({ kop, veld }) => (veld === null ? [] : kop)));
  return alle.filter(({ kop }) => gebruikt.has(kop)).slice(0, MEESTE_KOLOMMEN);
};

/** What was answered; a question about a text that is longer than a name is not kept. */
export const antwoordenVan = ({
  vragen,
}: Pick<GelezenKozijnstaat, 'vragen'>): LijstBody['antwoorden'] =>
  Object.fromEntries(
    vragen.flatMap(({ id, antwoord }) =>
      antwoord === null || id.length > LANGSTE_NAAM ? [] : [[id, antwoord]],
    ),
  );

/** Keeps what is known of a list that was imported; its gevelvullingen are stored already. */
export const keepLijst = async (
  host: HostApi,
  plaats: { projectId: number; moment: string; weg: string | undefined },
  lijst: LijstBody,
): Promise<void> => {
  const { groupId } = host.config.variant;
  try {
    await saveLijst(host.api, { groupId, ...plaats }, lijst);
  } catch (error) {
    host.log('warn', 'The list was imported and is not kept with its project.', error);
    if (!isHttpError(error) || error.status !== NOT_FOUND) {
      host.toast('warning', teksten.lijstNietBewaard);
    }
  }
};
