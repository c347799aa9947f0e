import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import {
  fetchRapportBestand,
  fetchRapportStand,
  rapportAdres,
  startRapport,
} from '@adviestool/contract/api/rapporten';
import type { RapportStand, RapportVraag } from '@adviestool/contract/rapporten';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import { useEffect, useEffectEvent, useState } from 'react';

import type { RapportVan } from './rapportVan.ts';
import { teksten } from './teksten.ts';

/** Milliseconds between two questions how far it is. */
const INTERVAL = 700;

/** Milliseconds for which a backend may be away: another one takes over, or it starts anew. */
const PATIENCE = 30_000;

type Plaats = Parameters<typeof startRapport>[1];

export type Verloop =
  /** `isGevraagd`: the backend has taken it, and makes it also when nobody waits. */
  | { kind: 'bezig'; isGevraagd: boolean; stand: RapportStand | null }
  | { kind: 'mislukt'; melding: string }
  /** `adres`: where the browser shows it; null: it was handed over. */
  | { kind: 'klaar'; adres: string | null };

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, INTERVAL);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const mayReturn = (error: unknown): boolean =>
  isHttpError(error)
    ? [502, 503, 504].includes(error.status)
    : isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');

/** Asks again while the backend is away; the report goes on without the page. */
const askPatiently = async <T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !mayReturn(error) || performance.now() > until) throw error;
      await pause(signal);
    }
  }
};

/** Asks for a report once, follows it, and hands the file to the user or tells where it is to be seen. */
export const useRapportVerloop = ({
  host,
  vraag,
  isTonen,
  projectId,
  inzageId,
}: RapportVan & { host: HostApi; vraag: RapportVraag; isTonen: boolean }): Verloop => {
  const [verloop, setVerloop] = useState<Verloop>({
    kind: 'bezig',
    isGevraagd: false,
    stand: null,
  });

  /** Who left before the answer came hears it all the same; readers of a link have no page with their reports. */
  const request = useEffectEvent(async (plaats: Plaats, signal: AbortSignal): Promise<string> => {
    try {
      const id = await startRapport(host.api, plaats, vraag);
      if (signal.aborted && inzageId === undefined) host.toast('info', teksten.gaatVerder);
      return id;
    } catch (error) {
      if (signal.aborted) host.toast('error', host.errorText(error));
      throw error;
    }
  });

  const follow = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const plaats =
      inzageId === undefined ? { groupId: host.config.variant.groupId, projectId } : { inzageId };
    const id = await request(plaats, signal);
    setVerloop({ kind: 'bezig', isGevraagd: true, stand: null });
    for (;;) {
      if (signal.aborted) return;
      const stand = await askPatiently(
        () => fetchRapportStand(host.api, plaats, { id, signal }),
        signal,
      );
      if (stand.stand === 'mislukt') {
        setVerloop({ kind: 'mislukt', melding: stand.melding ?? teksten.mislukt });
        return;
      }
      if (stand.stand === 'klaar') {
        if (isTonen) {
          const { domain } = host.config.variant.backend;
          setVerloop({ kind: 'klaar', adres: rapportAdres(domain, plaats, id) });
          return;
        }
        const { naam, inhoud } = await askPatiently(
          () => fetchRapportBestand(host.api, plaats, id),
          signal,
        );
        if (signal.aborted) return;
        downloadFile(inhoud, naam);
        host.toast('success', teksten.opgehaald(naam));
        setVerloop({ kind: 'klaar', adres: null });
        return;
      }
      setVerloop({ kind: 'bezig', isGevraagd: true, stand });
      await pause(signal);
    }
  });

  const fail = useEffectEvent((error: unknown): void => {
    host.log('error', 'A report was not made.', error);
    setVerloop({ kind: 'mislukt', melding: host.errorText(error) });
  });

  useEffect(() => {
    const stopping = new AbortController();
    const run = async (): Promise<void> => {
      try {
        await follow(stopping.signal);
      } catch (error) {
        if (!stopping.signal.aborted) fail(error);
      }
    };
    void run();
    return () => stopping.abort();
  }, []);

  return verloop;
};
