import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { nodigUit } from '@adviestool/contract/api/leden';
import type { Uitnodiging } from '@adviestool/contract/leden';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { LidRol } from '@adviestool/contract/rollen';

import type { Adresregel } from './readAdressen.ts';
import { teksten } from './teksten.ts';

const { uitkomst } = teksten.uitnodiging;

/** What became of one line: an invitation, or why there is none. */
export interface Uitkomst extends Adresregel {
  uitnodiging: Uitnodiging | null;
  reden: string | null;
}

/** The refusal of this line alone; null: it would refuse the next one as well. */
const redenOf = (error: unknown): string | null =>
  isHttpError(error, 422) ? (error.serverMessage ?? uitkomst.mislukt) : null;

const stopreden = (error: unknown): string =>
  isHttpError(error, 429) ? (error.serverMessage ?? uitkomst.mislukt) : uitkomst.mislukt;

/**
 * Invites who stands in a list, one after the other, and answers each line. What refuses every line (too many, no
 * connection) ends it: the rest is told that it was not sent.
 */
export const nodigenUit = async (
  host: HostApi,
  regels: readonly Adresregel[],
  rol: LidRol,
): Promise<Uitkomst[]> => {
  const uitkomsten: Uitkomst[] = [];
  let gestopt: string | null = null;
  for (const regel of regels) {
    const { mail, naam } = regel;
    if (mail === null || gestopt !== null) {
      const reden = mail === null ? uitkomst.geenAdres : gestopt;
      uitkomsten.push({ ...regel, uitnodiging: null, reden });
      continue;
    }
    try {
      // In their order: each is counted, and an answer belongs to its line.
      // oxlint-disable-next-line no-await-in-loop
      const uitnodiging = await nodigUit(host.api, host.config.variant.groupId, {
        mail,
        naam,
        rol,
      });
      uitkomsten.push({ ...regel, uitnodiging, reden: null });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const eigen = redenOf(error);
      if (eigen === null) gestopt = stopreden(error);
      uitkomsten.push({ ...regel, uitnodiging: null, reden: eigen ?? gestopt });
    }
  }
  return uitkomsten;
};
