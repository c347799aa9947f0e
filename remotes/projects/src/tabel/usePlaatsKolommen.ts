import type { HostApi } from '@adviestool/contract/remoteModule';
import { openStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { useState } from 'react';
import { z } from 'zod';

/** Whether the table has the place in columns of its own; this browser remembers it for each user. */
export const usePlaatsKolommen = ({ config }: HostApi) => {
  const storage = openStorage('local', config.variant.id);
  const key = `plaatskolommen:${currentUid() ?? ''}`;
  const [metPlaats, setMetPlaats] = useState(() => storage.read(key, z.boolean()) ?? false);

  const choose = (chosen: boolean): void => {
    storage.write(key, chosen);
    setMetPlaats(chosen);
  };

  return [metPlaats, choose] as const;
};
