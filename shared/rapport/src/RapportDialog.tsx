import {
  RAPPORT_INHOUD,
  type RapportStand,
  type RapportVraag,
} from '@adviestool/contract/rapporten';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { useEffect, useEffectEvent, useState } from 'react';

import styles from './RapportDialog.module.css';
import { documentTeksten } from './documentTeksten.ts';
import { EtikettenKeuze } from './EtikettenKeuze.tsx';
import { RapportKeuze } from './RapportKeuze.tsx';
import type { RapportVan } from './rapportVan.ts';
import { teksten } from './teksten.ts';
import { useSchatting } from './useSchatting.ts';
import { useRapportVerloop } from './useRapportVerloop.ts';
import { voortgangTeksten } from './voortgangTeksten.ts';

export type RapportDialogProps = RapportVan & {
  host: HostApi;
  vraag: RapportVraag;
  /** It opens in another tab when it is there; else it is downloaded. */
  isTonen: boolean;
  /** Prints what the page shows; absent: this page cannot. */
  onPrint?: (() => void) | undefined;
  onClose: () => void;
};

const titelVan = ({ soort, document }: RapportVraag): string =>
  document === undefined ? teksten.titel[soort] : documentTeksten.titel[document.soort];

const uitlegVan = ({ soort, document }: RapportVraag): string =>
  document === undefined ? teksten.uitleg[soort] : documentTeksten.uitleg[document.soort];

/** How far the calculation is; what comes before and after cannot be told ahead. */
const voortgangOf = (stand: RapportStand | null): { value: number; max: number } | null =>
  stand !== null && stand.stand === 'bezig' && stand.gedaan < stand.totaal
    ? { value: stand.gedaan, max: stand.totaal }
    : null;

/** Opens another tab. @returns whether the browser let it */
const openTab = (adres: string): boolean => globalThis.open(adres, '_blank') !== null;

/** One attempt; it closes when the file is there, or open in another tab. */
const Poging = (props: RapportDialogProps & { onOpnieuw: () => void }) => {
  const { host, inzageId, vraag, onPrint, onClose, onOpnieuw } = props;
  const verloop = useRapportVerloop(props);
  const schatting = useSchatting({ ...props, inhoud: vraag.inhoud ?? RAPPORT_INHOUD });
  const isKlaar = verloop.kind === 'klaar';
  const adres = verloop.kind === 'klaar' ? verloop.adres : null;
  // A browser may refuse a tab that no press of a button opens; then the button stands in the dialog.
  const finish = useEffectEvent(() => {
    if (adres === null || openTab(adres)) onClose();
  });

  useEffect(() => {
    if (isKlaar) finish();
  }, [isKlaar]);

  /** Who does not wait finds it later, once it was taken; readers of a link have no such page. */
  const leave = (): void => {
    onClose();
    if (verloop.kind === 'bezig' && verloop.isGevraagd && inzageId === undefined) {
      host.toast('info', teksten.gaatVerder);
    }
  };
  const print = (): void => {
    onClose();
    onPrint?.();
  };

  const actions = {
    klaar: (
      <>
        <Button onClick={onClose}>{teksten.sluiten}</Button>
        <Button
          kind="primary"
          icon="print"
          onClick={() => {
            if (adres !== null) openTab(adres);
            onClose();
          }}
        >
          {teksten.openen}
        </Button>
      </>
    ),
    mislukt: (
      <>
        <Button onClick={onClose}>{teksten.sluiten}</Button>
        <Button onClick={onOpnieuw}>{teksten.opnieuw}</Button>
        {onPrint !== undefined && (
          <Button kind="primary" icon="print" onClick={print}>
            {teksten.afdrukken}
          </Button>
        )}
      </>
    ),
    bezig: <Button onClick={leave}>{teksten.annuleren}</Button>,
  }[verloop.kind];

  return (
    <Dialog open title={titelVan(vraag)} onClose={leave} actions={actions}>
      {adres !== null && <p>{teksten.klaar}</p>}
      {verloop.kind === 'mislukt' && (
        <Stack>
          <Notice kind="bad">{verloop.melding}</Notice>
          <p>{onPrint === undefined ? teksten.uitweg.elders : teksten.uitweg.hier}</p>
        </Stack>
      )}
      {verloop.kind === 'bezig' && (
        <Stack>
          <p>{uitlegVan(vraag)}</p>
          {typeof schatting === 'object' && 'paginas' in schatting && (
            <p>{voortgangTeksten.verwachting(schatting)}</p>
          )}
          <progress
            className={styles.voortgang}
            aria-label={titelVan(vraag)}
            {...voortgangOf(verloop.stand)}
          />
          <output>
            {verloop.stand === null ? teksten.gevraagd : voortgangTeksten.voortgang(verloop.stand)}
          </output>
        </Stack>
      )}
    </Dialog>
  );
};

/** A report of one gevelvulling is short, and a dossier has all: only of others there is something to choose. */
const isTeKiezen = ({ soort, gevelvullingen, document }: RapportVraag): boolean =>
  document?.soort === 'etiketten' ||
  (document === undefined && soort === 'rapport' && gevelvullingen?.length !== 1);

/** Asks what a report is to have, makes it while the user looks on, and again when that fails. */
export const RapportDialog = (props: RapportDialogProps) => {
  const [vraag, setVraag] = useState(isTeKiezen(props.vraag) ? null : props.vraag);
  const [poging, setPoging] = useState(0);
  const { document } = props.vraag;
  if (vraag === null && document?.soort === 'etiketten') {
    return (
      <EtikettenKeuze
        {...props}
        keuze={document}
        onMaken={(keuze) => setVraag({ ...props.vraag, document: keuze })}
      />
    );
  }
  if (vraag === null) {
    return (
      <RapportKeuze
        {...props}
        onMaken={(gekozen) => {
          const { sinds: _sinds, ...rest } = props.vraag;
          setVraag({ ...rest, ...gekozen });
        }}
      />
    );
  }
  return <Poging key={poging} {...props} vraag={vraag} onOpnieuw={() => setPoging(poging + 1)} />;
};
