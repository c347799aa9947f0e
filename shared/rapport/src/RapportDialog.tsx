import type { RapportVraag } from '@adviestool/contract/rapporten';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { useEffect, useEffectEvent, useState } from 'react';

import styles from './RapportDialog.module.css';
import { teksten } from './teksten.ts';
import { useRapportVerloop } from './useRapportVerloop.ts';

export interface RapportDialogProps {
  host: HostApi;
  projectId: number;
  vraag: RapportVraag;
  /** Prints what the page shows; absent: this page cannot. */
  onPrint?: (() => void) | undefined;
  onClose: () => void;
}

/** Makes a report while the user looks on; it closes when the file is there. */
export const RapportDialog = (props: RapportDialogProps) => {
  const { host, projectId, vraag, onPrint, onClose } = props;
  const [poging, setPoging] = useState(0);
  const verloop = useRapportVerloop(host, { projectId, vraag, poging });
  const isKlaar = verloop.kind === 'klaar';
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isKlaar) close();
  }, [isKlaar]);

  const print = (): void => {
    onClose();
    onPrint?.();
  };

  const actions =
    verloop.kind === 'mislukt' ? (
      <>
        <Button onClick={onClose}>{teksten.sluiten}</Button>
        <Button onClick={() => setPoging((eerder) => eerder + 1)}>{teksten.opnieuw}</Button>
        {onPrint !== undefined && (
          <Button kind="primary" icon="print" onClick={print}>
            {teksten.afdrukken}
          </Button>
        )}
      </>
    ) : (
      <Button onClick={onClose}>{teksten.annuleren}</Button>
    );

  return (
    <Dialog open title={teksten.titel[vraag.soort]} onClose={onClose} actions={actions}>
      {verloop.kind === 'mislukt' ? (
        <Stack>
          <Notice kind="bad">{verloop.melding}</Notice>
          <p>{onPrint === undefined ? teksten.uitweg.elders : teksten.uitweg.hier}</p>
        </Stack>
      ) : (
        <Stack>
          <p>{teksten.uitleg[vraag.soort]}</p>
          <progress className={styles.voortgang} aria-label={teksten.titel[vraag.soort]} />
          <p role="status">
            {verloop.kind === 'bezig' && verloop.stand !== null
              ? teksten.voortgang(verloop.stand)
              : teksten.gevraagd}
          </p>
        </Stack>
      )}
    </Dialog>
  );
};
