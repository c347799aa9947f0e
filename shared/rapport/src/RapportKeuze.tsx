import type { RapportInhoud, RapportVraag } from '@adviestool/contract/rapporten';
import type { Sinds } from '@adviestool/contract/rapporten';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { Toggle } from '@adviestool/ui/Toggle';
import { useEffect, useEffectEvent, useState } from 'react';

import styles from './RapportDialog.module.css';
import type { RapportVan } from './rapportVan.ts';
import { SindsVeld } from './SindsVeld.tsx';
import { teksten } from './teksten.ts';
import { useSchatting } from './useSchatting.ts';
import { voortgangTeksten } from './voortgangTeksten.ts';

/** In the order of the report. */
const DELEN = ['samenvatting', 'gevelvulling', 'berekening', 'bouwlijst'] as const;

type RapportKeuzeProps = RapportVan & {
  host: HostApi;
  vraag: RapportVraag;
  onClose: () => void;
  /** Empty: entire, for a backend that knows no other. */
  onMaken: (gekozen: Pick<RapportVraag, 'inhoud' | 'sinds'>) => void;
};

/** Asks which chapters a report is to have, and says what that comes to. */
export const RapportKeuze = (props: RapportKeuzeProps) => {
  const { vraag, onMaken, onClose } = props;
  const [inhoud, setInhoud] = useState<readonly RapportInhoud[]>(DELEN);
  const [isGevraagd, setIsGevraagd] = useState(false);
  const [sinds, setSinds] = useState<Sinds | 'leeg' | null>(vraag.sinds ?? null);
  const { sinds: _sinds, ...zonderSinds } = vraag;
  const gekozen = sinds === null || sinds === 'leeg' ? {} : { sinds };
  const schatting = useSchatting({ ...props, vraag: { ...zonderSinds, ...gekozen }, inhoud });
  const reden = typeof schatting === 'object' && 'reden' in schatting ? schatting.reden : null;
  const isLeeg = inhoud.length === 0;

  const makeEntire = useEffectEvent(() => onMaken({}));
  useEffect(() => {
    if (schatting === 'nooit') makeEntire();
  }, [schatting]);

  const choose = (deel: RapportInhoud, isGekozen: boolean): void => {
    const zonder = inhoud.filter(
      (each) => each !== deel && (deel !== 'gevelvulling' || each !== 'berekening'),
    );
    setInhoud(isGekozen ? [...inhoud, deel] : zonder);
  };
  const make = (): void => {
    setIsGevraagd(true);
    if (isLeeg || sinds === 'leeg' || reden !== null) return;
    onMaken({ inhoud: DELEN.filter((deel) => inhoud.includes(deel)), ...gekozen });
  };

  return (
    <Dialog
      open
      title={teksten.titel[vraag.soort]}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{voortgangTeksten.annuleren}</Button>
          <Button kind="primary" onClick={make}>
            {voortgangTeksten.maken}
          </Button>
        </>
      }
    >
      <Stack>
        <fieldset className={styles.keuze}>
          <legend>{voortgangTeksten.inhoud}</legend>
          {DELEN.filter((deel) => deel !== 'berekening' || inhoud.includes('gevelvulling')).map(
            (deel) => (
              <Toggle
                key={deel}
                label={voortgangTeksten.deel[deel]}
                checked={inhoud.includes(deel)}
                onChange={(isGekozen) => choose(deel, isGekozen)}
              />
            ),
          )}
          {props.inzageId === undefined && (
            <SindsVeld
              versie={
                vraag.sinds !== undefined && 'versie' in vraag.sinds ? vraag.sinds.versie : null
              }
              value={sinds}
              onChange={setSinds}
              fout={isGevraagd && sinds === 'leeg' ? voortgangTeksten.sinds.kies : reden}
            />
          )}
        </fieldset>
        {isGevraagd && isLeeg && <Notice kind="bad">{voortgangTeksten.kiesInhoud}</Notice>}
        <p>{voortgangTeksten.inhoudUitleg}</p>
        <output>
          {typeof schatting === 'object' &&
            'paginas' in schatting &&
            voortgangTeksten.verwachting(schatting)}
        </output>
      </Stack>
    </Dialog>
  );
};
