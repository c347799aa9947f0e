import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { useState, type ComponentProps, type ComponentType } from 'react';

import { teksten } from '../advies/teksten.ts';
import type { RuimtelijkVenster } from './RuimtelijkVenster.tsx';

type VensterProps = ComponentProps<typeof RuimtelijkVenster>;

type Stand =
  | { kind: 'dicht' }
  | { kind: 'laadt' }
  | { kind: 'mislukt' }
  | { kind: 'open'; Venster: ComponentType<VensterProps> };

/** Shows the hoekankers in three dimensions: nothing of it is fetched before it is asked for. */
export const RuimtelijkKnop = (props: Omit<VensterProps, 'onClose'>) => {
  const [stand, setStand] = useState<Stand>({ kind: 'dicht' });
  const open = async (): Promise<void> => {
    setStand({ kind: 'laadt' });
    try {
      const { RuimtelijkVenster: Venster } = await import('./RuimtelijkVenster.tsx');
      setStand({ kind: 'open', Venster });
    } catch {
      setStand({ kind: 'mislukt' });
    }
  };
  return (
    <>
      <Button busy={stand.kind === 'laadt'} onClick={() => void open()}>
        {teksten.paneel.ruimtelijk.openen}
      </Button>
      {stand.kind === 'mislukt' && (
        <Notice kind="bad" role="alert">
          {teksten.paneel.ruimtelijk.mislukt}
        </Notice>
      )}
      {stand.kind === 'open' && (
        <stand.Venster {...props} onClose={() => setStand({ kind: 'dicht' })} />
      )}
    </>
  );
};
