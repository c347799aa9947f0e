import {
  ETIKET_FORMATEN,
  ETIKET_PER,
  RAPPORT_INHOUD,
  type Etiketkeuze,
  type RapportVraag,
} from '@adviestool/contract/rapporten';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Notice } from '@adviestool/ui/Notice';
import { Select } from '@adviestool/ui/Select';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';

import { documentTeksten } from './documentTeksten.ts';
import type { RapportVan } from './rapportVan.ts';
import { useSchatting } from './useSchatting.ts';
import { voortgangTeksten } from './voortgangTeksten.ts';

const { etiketten: teksten } = documentTeksten;

const FORMATEN = ETIKET_FORMATEN.map((value) => ({ value, label: teksten.formaten[value] }));
const PER = ETIKET_PER.map((value) => ({ value, label: teksten.keuzesPer[value] }));

type EtikettenKeuzeProps = RapportVan & {
  host: HostApi;
  vraag: RapportVraag;
  keuze: Etiketkeuze;
  onClose: () => void;
  onMaken: (keuze: Etiketkeuze) => void;
};

/** Asks how large labels are to be and how many, and says what that comes to. */
export const EtikettenKeuze = ({ keuze: eerste, ...props }: EtikettenKeuzeProps) => {
  const { vraag, onClose, onMaken } = props;
  const [keuze, setKeuze] = useState(eerste);
  const schatting = useSchatting({
    ...props,
    vraag: { ...vraag, document: keuze },
    inhoud: RAPPORT_INHOUD,
  });
  const reden = typeof schatting === 'object' && 'reden' in schatting ? schatting.reden : null;

  return (
    <Dialog
      open
      title={documentTeksten.titel.etiketten}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{voortgangTeksten.annuleren}</Button>
          <Button
            kind="primary"
            onClick={() => {
              if (reden === null) onMaken(keuze);
            }}
          >
            {voortgangTeksten.maken}
          </Button>
        </>
      }
    >
      <Stack>
        <Select
          label={teksten.formaat}
          options={FORMATEN}
          value={keuze.formaat}
          onChange={(formaat) => setKeuze({ ...keuze, formaat })}
        />
        <Select
          label={teksten.per}
          options={PER}
          value={keuze.per}
          onChange={(per) => setKeuze({ ...keuze, per })}
        />
        <p>{teksten.volgorde}</p>
        {reden !== null && <Notice kind="bad">{reden}</Notice>}
        <output>
          {typeof schatting === 'object' &&
            'paginas' in schatting &&
            voortgangTeksten.verwachting(schatting)}
        </output>
      </Stack>
    </Dialog>
  );
};
