import type { HostApi } from '@adviestool/contract/remoteModule';
import { openStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { useState } from 'react';
import { z } from 'zod';

const weergaveSchema = z.enum(['kaarten', 'tabel']);

/** How the gevelvullingen of a project are shown. */
export type Weergave = z.infer<typeof weergaveSchema>;

/** From this number on a table is shown until the user chooses. */
const TABEL_VANAF = 9;

/** The way that the user chose, of every project; this browser remembers it for each user. */
export const useWeergave = ({ config }: HostApi, aantal: number) => {
  const storage = openStorage('local', config.variant.id);
  const key = `weergave:${currentUid() ?? ''}`;
  // What is removed or added while the page is open does not turn it over.
  const [weergave, setWeergave] = useState(
    () => storage.read(key, weergaveSchema) ?? (aantal < TABEL_VANAF ? 'kaarten' : 'tabel'),
  );

  const choose = (chosen: Weergave): void => {
    storage.write(key, chosen);
    setWeergave(chosen);
  };

  return [weergave, choose] as const;
};
