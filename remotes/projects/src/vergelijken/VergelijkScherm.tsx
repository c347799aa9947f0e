import type { HostApi } from '@adviestool/contract/remoteModule';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { withKeuze } from '@adviestool/domain/vergelijken/withKeuze';
import { teksten as projectTeksten } from '@adviestool/projectoverzicht/teksten';
import { AlleenBekijken } from '@adviestool/saving/AlleenBekijken';
import { ConflictDialog } from '@adviestool/saving/ConflictDialog';
import { magWijzigen } from '@adviestool/saving/magWijzigen';
import { useConflict } from '@adviestool/saving/useConflict';
import { useFollowProject } from '@adviestool/saving/useFollowProject';
import { Notice } from '@adviestool/ui/Notice';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Skeleton } from '@adviestool/ui/Skeleton';
import { Stack } from '@adviestool/ui/Stack';
import { Toggle } from '@adviestool/ui/Toggle';
import { saveWithUndo } from '@adviestool/undo/saveWithUndo';
import { useUndoKey } from '@adviestool/undo/useUndoKey';
import { useState } from 'react';

import { NietsHier } from '../project/NietsHier.tsx';
import { useLoadedProject } from '../project/useLoadedProject.ts';
import { Genoemden } from './Genoemden.tsx';
import { teksten } from './teksten.ts';
import { useEigenKeuze } from './useEigenKeuze.ts';
import { useVergelijking } from './useVergelijking.ts';
import type { Wijze } from './vergelijking.ts';
import { Vergelijkvlak } from './Vergelijkvlak.tsx';
import { Voortgang } from './Voortgang.tsx';
import styles from './Vergelijken.module.css';

/** Ways to choose the products of a whole project, side by side; each is chosen and undone as one revision. */
export const VergelijkScherm = ({ host }: { host: HostApi }) => {
  const project = useLoadedProject();
  const { id, projectGegevens, gevelvullingen, onleesbaar } = project;
  const catalogus = host.catalogus.loaded(projectGegevens.catalogus);
  const { _let_op: letOp } = catalogus;
  const mag = magWijzigen(project);
  const { save, question } = useConflict(host, id);
  useFollowProject(host, id);
  useUndoKey(host, id);
  const [eigen, setEigen] = useEigenKeuze();
  const [ookVastgesteld, setOokVastgesteld] = useState(false);
  const [bezig, setBezig] = useState<Wijze | null>(null);
  const { vergelijking, deel } = useVergelijking({ project, catalogus, eigen, ookVastgesteld });
  const vast = gevelvullingen.filter(({ vastgesteld }) => vastgesteld !== undefined).length;
  const naam = zichtbareNaam(projectGegevens.projectNaam, `Project ${id}`);

  const kies = async (wijze: Wijze): Promise<boolean> => {
    const voorstel = vergelijking?.voorstellen[wijze] ?? null;
    if (vergelijking === null || voorstel === null || bezig !== null) return false;
    const { keuze, kolom } = voorstel;
    const { vraag } = teksten;
    setBezig(wijze);
    const isZeker =
      kolom.wijzigtVast.length === 0 ||
      (await host.confirm({
        title: vraag.titel(kolom.wijzigtVast),
        text: vraag.tekst(kolom.wijzigtVast),
        confirm: vraag.bevestigen,
        cancel: vraag.annuleren,
      }));
    const now = new Date().toISOString();
    const isDone =
      isZeker &&
      (await saveWithUndo(
        { host, projectId: id, save },
        {
          change: withKeuze({ keuze, kolom, vergeleken: vergelijking.project, catalogus, now }),
          done: teksten.gekozen(wijze, kolom.gewijzigd.size),
          nothingDone: () => teksten.nietsGewijzigd,
        },
      ));
    setBezig(null);
    return isDone;
  };

  return (
    <Page width="work">
      <title>{`${teksten.titel} – ${naam} – ${host.config.variant.branding.name}`}</title>
      <PageHeader title={teksten.titel} sub={naam} />
      <Stack>
        <AlleenBekijken project={project} />
        {onleesbaar && <Notice kind="warn">{projectTeksten.onleesbaar}</Notice>}
        {!onleesbaar && gevelvullingen.length === 0 && (
          <NietsHier projectId={id} title={teksten.leeg} />
        )}
        {gevelvullingen.length > 0 && (
          <>
            <p className={styles.uitleg}>{teksten.uitleg}</p>
            <Voortgang
              deel={deel}
              klaar={teksten.vergeleken(vergelijking?.vergeleken ?? 0, gevelvullingen.length)}
            />
            {vergelijking === null && <Skeleton kind="table" count={10} />}
          </>
        )}
        {vergelijking !== null && gevelvullingen.length > 0 && (
          <>
            {vergelijking.vergeleken === 0 && (
              <Notice kind="warn">{teksten.nietsTeVergelijken}</Notice>
            )}
            <Genoemden
              projectId={id}
              toon="warn"
              kop={teksten.uitgesloten(vergelijking.uitgesloten.length)}
              lijst={vergelijking.uitgesloten}
              renderUitleg={({ reden }) => teksten.uitgeslotenOm[reden]}
            />
            {mag && vast > 0 && (
              <Toggle
                label={teksten.ookVastgesteld(vast)}
                checked={ookVastgesteld}
                onChange={setOokVastgesteld}
              />
            )}
            {vergelijking.vergeleken > 0 && (
              <Vergelijkvlak
                projectId={id}
                vergelijking={vergelijking}
                hoekankers={catalogus.hoekankers}
                eigen={eigen ?? vergelijking.eigen}
                onEigen={setEigen}
                onKies={mag ? kies : null}
                bezig={bezig}
                isOud={deel !== null}
              />
            )}
            {letOp !== undefined && (
              <p className={styles.stil}>
                <strong>{teksten.voorbeeldproducten}</strong>: {letOp}
              </p>
            )}
          </>
        )}
      </Stack>
      <ConflictDialog question={question} />
    </Page>
  );
};
