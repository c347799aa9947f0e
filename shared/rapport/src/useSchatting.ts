import { isHttpError } from '@adviestool/contract/api/apiError';
import { schatRapport } from '@adviestool/contract/api/rapporten';
import type { RapportInhoud, RapportSchatting, RapportVraag } from '@adviestool/contract/rapporten';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useEffect, useEffectEvent, useState } from 'react';

import type { RapportVan } from './rapportVan.ts';
import { teksten } from './teksten.ts';

const REFUSED = 422;
const CONFLICT = 409;

/**
 * `geen`: not known (yet); `nooit`: this backend makes no estimates, and entire reports alone; `reden`: there is no
 * such report.
 */
export type Schatting = 'geen' | 'nooit' | RapportSchatting | { reden: string };

/** Why there can be no report that compares, or no document in its place; null: that is not why. */
const redenVan = (
  error: unknown,
  { sinds, document }: Pick<RapportVraag, 'sinds' | 'document'>,
): string | null => {
  if (!isHttpError(error)) return null;
  if (document !== undefined) {
    if (error.status === CONFLICT) return error.serverMessage;
    return error.status === REFUSED ? teksten.geenDocument : null;
  }
  if (sinds === undefined) return null;
  if (error.status === CONFLICT) return error.serverMessage;
  return error.status === REFUSED ? teksten.geenVergelijking : null;
};

/**
 * What a report will be, asked anew when its contents change.
 * @param inhoud the same array as long as it is the same choice; so are `sinds` and `document` of the question
 */
export const useSchatting = ({
  host,
  vraag,
  inhoud,
  projectId,
  inzageId,
}: RapportVan & {
  host: HostApi;
  vraag: RapportVraag;
  inhoud: readonly RapportInhoud[];
}): Schatting => {
  const { sinds, document } = vraag;
  const [schatting, setSchatting] = useState<Schatting>('geen');

  const ask = useEffectEvent(
    async (
      gekozen: Pick<RapportVraag, 'sinds' | 'document'> & { inhoud: readonly RapportInhoud[] },
      signal: AbortSignal,
    ): Promise<Schatting> => {
      const plaats =
        inzageId === undefined ? { groupId: host.config.variant.groupId, projectId } : { inzageId };
      try {
        const gevraagd = { ...vraag, ...gekozen, inhoud: [...gekozen.inhoud] };
        return await schatRapport(host.api, plaats, { vraag: gevraagd, signal });
      } catch (error) {
        if (!signal.aborted) host.log('warn', 'The size of a report was not estimated.', error);
        const reden = redenVan(error, gekozen);
        if (reden !== null) return { reden };
        return isHttpError(error) && error.status === REFUSED ? 'nooit' : 'geen';
      }
    },
  );

  useEffect(() => {
    if (inhoud.length === 0) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    void ask({ inhoud, ...(sinds && { sinds }), ...(document && { document }) }, signal).then(
      (answer) => {
        if (!signal.aborted) setSchatting(answer);
      },
    );
    return () => stopping.abort();
  }, [inhoud, sinds, document]);

  return inhoud.length === 0 ? 'geen' : schatting;
};
