import type { HostApi } from '@adviestool/contract/remoteModule';
import type { PlaatsOordeel } from '@adviestool/domain/windgebied/windgebiedVan';
import { useEffect, useState } from 'react';

type Find = (plaats: string) => PlaatsOordeel | null;

/** What a place says of the wind area; null: nothing, or not yet, for the table comes with the first place. */
export const usePlaatsOordeel = (host: HostApi, plaats: string): PlaatsOordeel | null => {
  const [table, setTable] = useState<{ find: Find } | null>(null);
  const isGiven = plaats !== '';

  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const code = await import('@adviestool/domain/windgebied/windgebiedVan');
        if (!isGone) setTable({ find: code.windgebiedVan });
      } catch (error) {
        // Nobody asked for a proposal: the field is there without it.
        host.log('warn', 'The table of places did not load.', error);
      }
    };
    if (isGiven) void load();
    return () => {
      isGone = true;
    };
  }, [host, isGiven]);

  return isGiven ? (table?.find(plaats) ?? null) : null;
};
