import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { Dialog } from '@adviestool/ui/Dialog';
import { Notice } from '@adviestool/ui/Notice';
import { Skeleton } from '@adviestool/ui/Skeleton';
import { useCallback, useMemo } from 'react';

import { teksten } from './model/teksten.ts';
import { naarBuitenVan, type Gericht } from './model/naarBuitenVan.ts';
import { useGetekend } from './model/useGetekend.ts';
import { RuimtelijkPaneel } from './RuimtelijkPaneel.tsx';

interface RuimtelijkVensterProps {
  /** Those of the model as they were opened; the same list as long as they are the same. */
  bestanden: readonly { bestand: File }[];
  gevelvullingen: readonly GevelvullingAdvies[];
  /** Of the model: where each faces. */
  elementen: readonly Gericht[];
  onClose: () => void;
}

/** Reads a model and shows its hoekankers where they will be written. */
export const RuimtelijkVenster = ({
  bestanden,
  gevelvullingen,
  elementen,
  onClose,
}: RuimtelijkVensterProps) => {
  const stand = useGetekend(bestanden, gevelvullingen);
  const hoeken = useMemo(() => naarBuitenVan(elementen), [elementen]);
  const buitenVan = useCallback((globalId: string) => hoeken.get(globalId) ?? null, [hoeken]);
  return (
    <Dialog open title={teksten.titel} size="full" onClose={onClose}>
      {stand.kind === 'reading' && (
        <>
          <output>{teksten.lezen}</output>
          <Skeleton kind="block" />
        </>
      )}
      {stand.kind === 'failed' && (
        <Notice kind="bad" title={teksten.foutTitel} role="alert">
          {stand.fout}
        </Notice>
      )}
      {stand.kind === 'read' && (
        <RuimtelijkPaneel
          getekend={stand.getekend}
          buitenVan={buitenVan}
          bestandsnaam={`${(bestanden[0]?.bestand.name ?? '').replace(/\.\w+$/, '')} hoekankers.png`}
        />
      )}
    </Dialog>
  );
};
