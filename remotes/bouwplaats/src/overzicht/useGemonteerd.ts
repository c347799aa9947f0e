import type { HostApi } from '@adviestool/contract/remoteModule';
import type { SlotProps } from '@adviestool/contract/slots';
import { useVolgstand } from '@adviestool/state/volgstand';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { fetchGemonteerd } from './fetchGemonteerd.ts';

type Antwoord = Awaited<ReturnType<typeof fetchGemonteerd>>;

const isGelezen = (antwoord: Antwoord | null): boolean => antwoord !== null && 'invoer' in antwoord;

/** The number of what was said on site last, as it was told; null: it was not. */
const gehoord = (): number | null => useVolgstand.getState().gemonteerd ?? null;

/**
 * What was mounted, and read anew when more was said than was read; what is shown stays until the answer is there.
 * @returns `antwoord` null: it is on its way
 */
export const useGemonteerd = (host: HostApi, gegevens: SlotProps<'project.montage/v1'>) => {
  const [antwoord, setAntwoord] = useState<Antwoord | null>(null);
  const again = useRef((): void => undefined);
  const ask = useEffectEvent(() => fetchGemonteerd(host, gegevens));

  useEffect(() => {
    const reading = { isRunning: false, isWanted: false, isGone: false };
    /** Up to which number it was read; null: it is not known. */
    let gelezen: number | null = null;
    const isBehind = (): boolean => gelezen !== null && (gehoord() ?? 0) > gelezen;

    const readOnce = async (): Promise<void> => {
      const before = gehoord();
      const found = await ask();
      if (reading.isGone) return;
      // The next event asks again.
      setAntwoord((shown) => (isGelezen(shown) && !isGelezen(found) ? shown : found));
      if (!('invoer' in found)) return;
      const { gemonteerd } = found;
      gelezen = gemonteerd === null ? before : Math.max(gemonteerd, before ?? 0);
      if (isBehind()) reading.isWanted = true;
    };
    /** One after another, and once for all that comes in meanwhile. */
    const read = async (): Promise<void> => {
      reading.isWanted = true;
      if (reading.isRunning) return;
      reading.isRunning = true;
      try {
        while (reading.isWanted && !reading.isGone) {
          reading.isWanted = false;
          await readOnce();
        }
      } catch (error) {
        // To the boundary of the part.
        setAntwoord(() => {
          throw error;
        });
      } finally {
        reading.isRunning = false;
      }
    };

    const unsubscribe = useVolgstand.subscribe(({ gemonteerd = null }, before) => {
      const was = before.gemonteerd ?? null;
      if (gemonteerd === null || gemonteerd === was) return;
      // Of two that came in at the same moment the lower number may be told last.
      if (was !== null || isBehind()) void read();
      else if (!reading.isRunning && gelezen === null) gelezen = gemonteerd;
    });
    again.current = () => void read();
    void read();
    return () => {
      reading.isGone = true;
      unsubscribe();
    };
  }, []);

  return {
    antwoord,
    opnieuw: (): void => {
      setAntwoord(null);
      again.current();
    },
  };
};
