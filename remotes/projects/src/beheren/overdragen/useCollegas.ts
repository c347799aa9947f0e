import { fetchGroepInstellingen } from '@adviestool/contract/api/groepInstellingen';
import { fetchCollegas } from '@adviestool/contract/api/overdragen';
import type { Collega } from '@adviestool/contract/collegas';
import type { Zichtbaarheid } from '@adviestool/contract/groepInstellingen';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useEffect, useState } from 'react';

/** Who a project can be handed over to, and what colleagues see of each other's projects. */
export type Collegas =
  | { kind: 'bezig' | 'mislukt' }
  | { kind: 'klaar'; collegas: readonly Collega[]; zichtbaarheid: Zichtbaarheid };

const fetchThem = async (host: HostApi): Promise<Collegas> => {
  const { groupId } = host.config.variant;
  try {
    const [collegas, { zichtbaarheid }] = await Promise.all([
      fetchCollegas(host.api, groupId),
      fetchGroepInstellingen(host.api, groupId),
    ]);
    return { kind: 'klaar', collegas, zichtbaarheid };
  } catch (error) {
    host.log('error', 'The colleagues could not be fetched.', error);
    return { kind: 'mislukt' };
  }
};

/** Fetches them; `again` after a failure. */
export const useCollegas = (host: HostApi): { found: Collegas; again: () => Promise<void> } => {
  const [found, setFound] = useState<Collegas>({ kind: 'bezig' });

  useEffect(() => {
    const stop = new AbortController();
    const run = async (): Promise<void> => {
      const loaded = await fetchThem(host);
      if (!stop.signal.aborted) setFound(loaded);
    };
    void run();
    return () => stop.abort();
  }, [host]);

  const again = async (): Promise<void> => {
    setFound({ kind: 'bezig' });
    setFound(await fetchThem(host));
  };

  return { found, again };
};
