import type { Project } from '@adviestool/contract/project';
import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Standaard, Standaarden } from '@adviestool/contract/standaarden';
import type { RijPlan } from '@adviestool/kozijnstaten/planRij';
import type { Voorkeur } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import { VoorkeurSelect } from '@adviestool/forms/VoorkeurSelect';
import type { Rijen } from '@adviestool/spreadsheet/cel';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { Toggle } from '@adviestool/ui/Toggle';
import { lazy, Suspense, useRef, useState } from 'react';

import { DubbelMeldingen } from './DubbelMeldingen.tsx';
import { Kolommen } from './Kolommen.tsx';
import { leaveOut, wantAanbevolen, type Keuzewijziging, type LijstKeuzes } from './lijstKeuzes.ts';
import { LijstTabel, type LijstTabelApi } from './LijstTabel.tsx';
import { OntbrekendeAntwoorden } from './OntbrekendeAntwoorden.tsx';
import { getoondeRijen, RijFilter } from './RijFilter.tsx';
import { teksten } from './teksten.ts';
import { VerdwenenLijst } from './VerdwenenLijst.tsx';
import type { Voorbeeld } from './voorbeeld.ts';
import styles from './VoorbeeldScherm.module.css';

/** Its forms come when something is missing. */
const AntwoordenDialog = lazy(async () => {
  const module = await import('@adviestool/standaarden/AntwoordenDialog');
  return { default: module.AntwoordenDialog };
});

interface VoorbeeldSchermProps {
  host: HostApi;
  project: Project;
  /** With what was answered for this list. */
  standaarden: Standaarden;
  onBeantwoord: (type: GevelvullingType, standaard: Standaard, isBewaard: boolean) => void;
  cellen: Rijen;
  voorbeeld: Voorbeeld;
  keuzes: LijstKeuzes;
  /** What a recommended product is. */
  voorkeur: Voorkeur;
  onVoorkeur: (voorkeur: Voorkeur) => void;
  isBezig: boolean;
  onChange: (wijziging: Keuzewijziging) => void;
  onImport: () => void;
}

/** A list before it is imported: its columns, its rows as they will be, and what is in the way. */
export const VoorbeeldScherm = ({
  host,
  project,
  standaarden,
  onBeantwoord,
  cellen,
  voorbeeld,
  keuzes,
  voorkeur,
  onVoorkeur,
  isBezig,
  onChange,
  onImport,
}: VoorbeeldSchermProps) => {
  const tabel = useRef<LijstTabelApi>(null);
  const scherm = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(-1);
  const [gevraagd, setGevraagd] = useState<GevelvullingType | null>(null);
  const [toon, setToon] = useState<RijPlan['soort'] | null>(null);
  const { gelezen, rijen, telling, verborgen, zonderAantal, magImporteren } = voorbeeld;
  const getoond = getoondeRijen(rijen, toon);
  const fouten = getoond.flatMap(({ regel }, index) =>
    regel.soort === 'fout' || regel.soort === 'vraag' ? [index] : [],
  );
  const metFout = rijen.flatMap(({ regel }) => (regel.soort === 'fout' ? [regel.rij] : []));
  const status = teksten.telling(telling);

  const showNext = (): void => {
    const next = fouten.find((index) => index > shown) ?? fouten[0];
    if (next === undefined) {
      setToon(null);
      return;
    }
    setShown(next);
    tabel.current?.show(next);
  };

  const run = (): void => {
    if (magImporteren) return onImport();
    host.toast('warning', teksten.nogOpen);
    const vraag = scherm.current?.querySelector<HTMLElement>('[data-open] select');
    if (vraag) return vraag.focus();
    return showNext();
  };

  return (
    <>
      <div ref={scherm} className={styles.scherm}>
        <Kolommen
          gelezen={gelezen}
          cellen={cellen}
          kopRij={keuzes.kopRij ?? null}
          onChange={onChange}
        />
        <div className={styles.rijen}>
          {gelezen.fout !== null && <Notice kind="bad">{gelezen.fout}</Notice>}
          <DubbelMeldingen voorbeeld={voorbeeld} onChange={onChange} />
          <VerdwenenLijst voorbeeld={voorbeeld} onChange={onChange} />
          {verborgen.length > 0 && (
            <Notice
              kind="warn"
              actions={
                <Button onClick={() => onChange(leaveOut(verborgen, true))}>
                  {teksten.verborgen.overslaan}
                </Button>
              }
            >
              {teksten.verborgen.rijen(verborgen.length)}
            </Notice>
          )}
          {zonderAantal && <Notice kind="info">{teksten.zonderAantal}</Notice>}
          <OntbrekendeAntwoorden rijen={rijen} onBeantwoord={setGevraagd} />
          <div className={styles.balk}>
            <Toggle
              label={teksten.aanbevolen}
              checked={keuzes.metAanbevolen}
              onChange={(isWanted) => onChange(wantAanbevolen(isWanted))}
            />
            {keuzes.metAanbevolen && <VoorkeurSelect voorkeur={voorkeur} onChange={onVoorkeur} />}
            {metFout.length > 0 && (
              <div className={styles.einde}>
                <Button onClick={() => onChange(leaveOut(metFout, true))}>
                  {teksten.foutenWeglaten(metFout.length)}
                </Button>
              </div>
            )}
          </div>
          <RijFilter rijen={rijen} toon={toon} onToon={setToon} />
          {getoond.length > 0 && (
            <LijstTabel
              ref={tabel}
              voorbeeld={voorbeeld}
              rijen={getoond}
              projectGegevens={project.projectGegevens}
              catalogus={voorbeeld.invoer.catalogus}
              voorkeur={keuzes.metAanbevolen ? voorkeur : null}
              onChange={onChange}
              onBeantwoord={setGevraagd}
            />
          )}
        </div>
      </div>
      {gevraagd !== null && (
        <Suspense>
          <AntwoordenDialog
            host={host}
            type={gevraagd}
            standaarden={standaarden}
            catalogus={voorbeeld.invoer.catalogus}
            onKlaar={(standaard, isBewaard) => {
              onBeantwoord(gevraagd, standaard, isBewaard);
              setGevraagd(null);
            }}
            onClose={() => setGevraagd(null)}
          />
        </Suspense>
      )}
      <div className={styles.voet}>
        <output className={styles.telling}>{status}</output>
        <div className={styles.einde}>
          {fouten.length > 0 && <Button onClick={showNext}>{teksten.volgendeFout}</Button>}
          <Button kind="primary" busy={isBezig} onClick={run}>
            {teksten.importeren}
          </Button>
        </div>
      </div>
    </>
  );
};
