import { askArchief, fetchArchief, removeArchief } from '@adviestool/contract/api/archief';
import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { refusalTexts } from '@adviestool/contract/api/refusalTexts';
import type { ArchiefStand } from '@adviestool/contract/archief';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between two questions how far it is. */
const INTERVAL = 1500;

const isBezig = (archief: ArchiefStand | null): boolean =>
  archief !== null && (archief.stand === 'wacht' || archief.stand === 'bezig');

/** The archive that the user asked for, followed while it is made; `undefined`: not known, or not known here. */
export const useArchief = (host: HostApi) => {
  const { groupId } = host.config.variant;
  const [archief, setArchief] = useState<ArchiefStand | null>();

  const look = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    try {
      const { archief: found } = await fetchArchief(host.api, groupId, signal);
      if (!signal.aborted) setArchief(found);
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      // A backend of an earlier release makes none.
      if (!isHttpError(error) || error.status !== 404) host.log('warn', 'No archive.', error);
    }
  });

  useEffect(() => {
    const stopping = new AbortController();
    const begin = async (): Promise<void> => {
      await look(stopping.signal);
    };
    void begin();
    return () => stopping.abort();
  }, []);

  const isFollowed = archief !== undefined && isBezig(archief);

  useEffect(() => {
    if (!isFollowed) return undefined;
    const stopping = new AbortController();
    const timer = setInterval(() => void look(stopping.signal), INTERVAL);
    return () => {
      clearInterval(timer);
      stopping.abort();
    };
  }, [isFollowed]);

  const attempt = async (act: () => Promise<ArchiefStand | null>): Promise<boolean> => {
    try {
      setArchief(await act());
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error, refusalTexts(error));
      return false;
    }
  };

  return {
    archief,
    ask: () => attempt(async () => (await askArchief(host.api, groupId)).archief),
    remove: (id: string) =>
      attempt(async () => {
        await removeArchief(host.api, groupId, id);
        return null;
      }),
  };
};
