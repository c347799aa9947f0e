import type { StandaardenAnswer } from '@adviestool/contract/api/standaarden';
import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import {
  LANGSTE_NAAM,
  type BedrijfsLijsten,
  type ProjectLijst,
} from '@adviestool/contract/lijsten';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Standaard, Standaarden } from '@adviestool/contract/standaarden';
import type { Onthouden } from '@adviestool/kozijnstaten/findKop';
import { VOORKEUREN, VOORKEUR_SLEUTEL } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import { useRemembered } from '@adviestool/saving/useRemembered';
import { Button } from '@adviestool/ui/Button';
import { formatDateTime } from '@adviestool/ui/format';
import { NativeSelect } from '@adviestool/ui/NativeSelect';
import { Notice } from '@adviestool/ui/Notice';
import { saveStandaard } from '@adviestool/standaarden/saveStandaard';
import { bronVanProject } from '@adviestool/standaarden/standaardenBron';
import { saveWithUndo, type ListSaving } from '@adviestool/undo/saveWithUndo';
import { useCallback, useId, useMemo, useState } from 'react';

import { antwoordenVan, keepLijst, kolommenVan } from './ingelezenLijsten.ts';
import { importLijst } from './importLijst.ts';
import { GEEN_KEUZES, type Keuzewijziging } from './lijstKeuzes.ts';
import styles from './LijstScherm.module.css';
import { readWaarden, rememberKoppen, rememberWaarden } from './onthoudenKoppen.ts';
import { tellUitkomst } from './tellUitkomst.ts';
import { teksten } from './teksten.ts';
import type { GelezenLijst } from './useLijstReader.ts';
import { createVoorbeelden } from './voorbeeld.ts';
import { VoorbeeldScherm } from './VoorbeeldScherm.tsx';

interface LijstSchermProps extends Pick<ListSaving, 'save'> {
  host: HostApi;
  project: Project;
  /** The standards of the project. */
  answer: StandaardenAnswer;
  lijst: GelezenLijst & { id: string; blad: number; onthouden: Onthouden; moment: string };
  /** Those that were read into the project before. */
  lijsten: readonly ProjectLijst[];
  /** What colleagues said in lists of the company. */
  bedrijf: BedrijfsLijsten | undefined;
  onBlad: (blad: number) => void;
  /** Another list. */
  onCancel: () => void;
  onDone: () => void;
}

const LEEG = { rijen: [], verborgenRijen: [] };

/** A list that was read: the choices of the user about it, and its import. */
export const LijstScherm = ({
  host,
  project,
  answer,
  lijst,
  lijsten,
  bedrijf,
  save,
  onBlad,
  onCancel,
  onDone,
}: LijstSchermProps) => {
  const bladId = useId();
  /** With what was answered for this list. */
  const [standaarden, setStandaarden] = useState<Standaarden>(answer.standaarden);
  const [bewaard, setBewaard] = useState<ReadonlyMap<GevelvullingType, Standaard>>(new Map());
  const [begin] = useState(() => ({ ...GEEN_KEUZES, antwoorden: readWaarden(host, bedrijf) }));
  const [keuzes, setKeuzes] = useState(begin);
  const [isBezig, setBezig] = useState(false);
  const [voorkeur, setVoorkeur] = useRemembered(host, VOORKEUR_SLEUTEL, VOORKEUREN);
  const { id: lijstId, bladen, blad: index, onthouden, moment } = lijst;
  const blad = bladen[index] ?? LEEG;
  const [voorbeeldOf] = useState(createVoorbeelden);
  const voorbeeld = useMemo(
    () =>
      voorbeeldOf({ host, project, standaarden, blad, keuzes, onthouden, moment, lijst: lijstId }),
    [voorbeeldOf, host, project, standaarden, blad, keuzes, onthouden, moment, lijstId],
  );
  const change = useCallback((wijziging: Keuzewijziging) => setKeuzes(wijziging), []);

  const zelfde = lijsten.find(({ sha256 }) => sha256 !== null && sha256 === lijst.sha256);

  const beantwoord = (type: GevelvullingType, standaard: Standaard, isBewaard: boolean): void => {
    setStandaarden((current) => ({ ...current, [type]: standaard }));
    const next = new Map(bewaard);
    if (isBewaard) next.set(type, standaard);
    else next.delete(type);
    setBewaard(next);
  };

  const mayDrop = async (): Promise<boolean> =>
    keuzes === begin || host.confirm(teksten.andereVraag);

  const run = async (): Promise<void> => {
    const { telling, invoer, gelezen, verdwenen } = voorbeeld;
    const weg = verdwenen.filter(({ keuze }) => keuze === 'verwijderen');
    const verwijderd = weg.length;
    rememberKoppen(host, gelezen.kolommen, onthouden);
    rememberWaarden(host, keuzes.antwoorden, begin.antwoorden);
    if (telling.nieuw + telling.bijgewerkt + verwijderd === 0) {
      host.toast('info', teksten.geenWijziging);
      onDone();
      return;
    }
    setBezig(true);
    const isDone = await saveWithUndo(
      { host, projectId: project.id, save },
      {
        change: (current) => importLijst(current, invoer, keuzes.metAanbevolen ? voorkeur : null),
        done: teksten.gedaan(telling.nieuw, telling.bijgewerkt, verwijderd),
        onSaved: (after, before) => tellUitkomst(host, { after, before }),
        notApplied: teksten.nietMeerMogelijk,
      },
    );
    if (isDone) {
      const bron = bronVanProject(host, project.id);
      for (const [type, standaard] of bewaard) {
        await saveStandaard(host, bron, { type, standaard, basis: await bron.read() });
      }
      const plaats = {
        projectId: project.id,
        moment,
        weg: weg[0]?.gevelvulling.gevelvullingEnKaderData.id,
      };
      await keepLijst(host, plaats, {
        id: lijstId,
        bestand: lijst.naam.slice(0, LANGSTE_NAAM),
        blad: bladen.length > 1 ? (bladen[index]?.naam.slice(0, LANGSTE_NAAM) ?? null) : null,
        sha256: lijst.sha256,
        rijen: telling.rijen,
        kolommen: kolommenVan(gelezen),
        antwoorden: antwoordenVan(gelezen),
      });
    }
    setBezig(false);
    if (isDone) onDone();
  };

  return (
    <>
      <div className={styles.bron}>
        {bladen.length > 1 && (
          <div className={styles.blad}>
            <label htmlFor={bladId}>{teksten.blad}</label>
            <NativeSelect
              id={bladId}
              value={String(index)}
              onChange={({ target }) => {
                const next = Number(target.value);
                void mayDrop().then((may) => may && onBlad(next));
              }}
            >
              {bladen.map(({ naam }, each) => (
                <option key={naam} value={String(each)}>
                  {naam}
                </option>
              ))}
            </NativeSelect>
          </div>
        )}
        <Button kind="quiet" onClick={() => void mayDrop().then((may) => may && onCancel())}>
          {teksten.bron.andere}
        </Button>
      </div>
      {zelfde !== undefined && (
        <Notice kind="info">{teksten.zelfdeLijst(formatDateTime(new Date(zelfde.moment)))}</Notice>
      )}
      <VoorbeeldScherm
        host={host}
        project={project}
        standaarden={standaarden}
        onBeantwoord={beantwoord}
        cellen={blad.rijen}
        voorbeeld={voorbeeld}
        keuzes={keuzes}
        voorkeur={voorkeur}
        onVoorkeur={setVoorkeur}
        isBezig={isBezig}
        onChange={change}
        onImport={() => void run()}
      />
    </>
  );
};
