import { Button } from '@adviestool/ui/Button';
import { FileDrop } from '@adviestool/ui/FileDrop';
import { Notice } from '@adviestool/ui/Notice';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useEffect, useRef, useState } from 'react';

import { ControleUitslag, uitslagTitel } from './ControleUitslag.tsx';
import type { Uitslag } from './controleerBestand.ts';
import { teksten } from './teksten.ts';

interface ControlePaginaProps {
  controleer: (bestand: File, signal: AbortSignal) => Promise<Uitslag | null>;
  /** Stands behind the outcome in the title of the window. */
  siteNaam: string;
}

interface Gecontroleerd {
  naam: string;
  uitslag: Uitslag;
}

/** Where a report is checked, by whoever was given one. */
export const ControlePagina = ({ controleer, siteNaam }: ControlePaginaProps) => {
  const bezigMet = useRef<AbortController | null>(null);
  const [bezig, setBezig] = useState<string | null>(null);
  const [melding, setMelding] = useState<string | null>(null);
  const [klaar, setKlaar] = useState<Gecontroleerd | null>(null);
  useEffect(() => () => bezigMet.current?.abort(), []);

  const check = async (bestand: File): Promise<void> => {
    bezigMet.current?.abort();
    const deze = new AbortController();
    bezigMet.current = deze;
    setBezig(bestand.name);
    setMelding(null);
    setKlaar(null);
    const uitslag = await controleer(bestand, deze.signal);
    if (bezigMet.current !== deze) return;
    setBezig(null);
    if (uitslag === null) setMelding(teksten.gestopt);
    else setKlaar({ naam: bestand.name, uitslag });
  };

  const take = ([bestand, tweede]: readonly File[]): void => {
    if (tweede !== undefined) setMelding(teksten.meerBestanden);
    else if (bestand !== undefined) void check(bestand);
  };

  return (
    <Page>
      {klaar !== null && <title>{`${uitslagTitel(klaar.uitslag)} – ${siteNaam}`}</title>}
      <PageHeader title={teksten.titel} sub={teksten.inleiding} />
      <Stack>
        {melding !== null && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not hold paragraphs.
          <Notice kind="warn" role="status">
            {melding}
          </Notice>
        )}
        <FileDrop
          title={teksten.sleep}
          choose={teksten.kies}
          accept="application/pdf,.pdf"
          hint={teksten.hint}
          busy={
            bezig !== null && (
              <>
                <output>{teksten.bezig(bezig)}</output>
                <progress aria-label={teksten.bezig(bezig)} />
                <Button onClick={() => bezigMet.current?.abort()}>{teksten.stoppen}</Button>
              </>
            )
          }
          onFiles={take}
        />
        {klaar !== null && <ControleUitslag {...klaar} />}
      </Stack>
    </Page>
  );
};
