import { createInzageLink, fetchInzageLinks } from '@adviestool/contract/api/inzageLinks';
import type { InzageLink, InzageLinkVraag } from '@adviestool/contract/inzage';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useEffect, useState } from 'react';
import { teksten } from '@adviestool/inzagelinks/teksten';

export type LinksStand =
  | { kind: 'laadt' }
  | { kind: 'mislukt'; melding: string }
  | { kind: 'klaar'; links: readonly InzageLink[] };

const GEEN_RECHT = { 403: teksten.geenRecht };

const readLinks = async (host: HostApi, projectId: number): Promise<LinksStand> => {
  const { groupId } = host.config.variant;
  try {
    return { kind: 'klaar', links: await fetchInzageLinks(host.api, { groupId, projectId }) };
  } catch (error) {
    return { kind: 'mislukt', melding: host.errorText(error, GEEN_RECHT) };
  }
};

/** The links of a project: `load` reads them anew, `make` answers a new one with its token, null when that failed. */
export const useInzageLinks = (host: HostApi, projectId: number) => {
  const [stand, setStand] = useState<LinksStand>({ kind: 'laadt' });
  const { groupId } = host.config.variant;

  useEffect(() => {
    const stop = new AbortController();
    const run = async (): Promise<void> => {
      const found = await readLinks(host, projectId);
      if (!stop.signal.aborted) setStand(found);
    };
    void run();
    return () => stop.abort();
  }, [host, projectId]);

  const load = async (): Promise<void> => setStand(await readLinks(host, projectId));

  /** @param idempotencyKey of this wish; a repeat with it makes no second link */
  const make = async (
    vraag: InzageLinkVraag,
    idempotencyKey: string,
  ): Promise<Awaited<ReturnType<typeof createInzageLink>> | null> => {
    try {
      const asked = { vraag, idempotencyKey };
      const made = await createInzageLink(host.api, { groupId, projectId }, asked);
      await load();
      return made;
    } catch (error) {
      host.showError(error, GEEN_RECHT);
      return null;
    }
  };

  return { stand, load, make };
};
