import { createInzageLink, fetchInzageLinks } from '@adviestool/contract/api/inzageLinks';
import type { InzageLink, InzageLinkVraag } from '@adviestool/contract/inzage';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useCallback, useEffect, useState } from 'react';

export type LinksStand =
  | { kind: 'laadt' }
  | { kind: 'mislukt'; melding: string }
  | { kind: 'klaar'; links: readonly InzageLink[] };

/** The links of a project: `load` reads them anew, `make` answers the token of a new one, null when that failed. */
export const useInzageLinks = (host: HostApi, projectId: number) => {
  const [stand, setStand] = useState<LinksStand>({ kind: 'laadt' });
  const { groupId } = host.config.variant;

  const load = useCallback(async (): Promise<void> => {
    try {
      const links = await fetchInzageLinks(host.api, { groupId, projectId });
      setStand({ kind: 'klaar', links });
    } catch (error) {
      setStand({ kind: 'mislukt', melding: host.errorText(error) });
    }
  }, [host, groupId, projectId]);

  useEffect(() => {
    void load();
  }, [load]);

  /** @param idempotencyKey of this wish; a repeat with it makes no second link */
  const make = async (vraag: InzageLinkVraag, idempotencyKey: string): Promise<string | null> => {
    try {
      const asked = { vraag, idempotencyKey };
      const { token } = await createInzageLink(host.api, { groupId, projectId }, asked);
      await load();
      return token;
    } catch (error) {
      host.showError(error);
      return null;
    }
  };

  return { stand, load, make };
};
