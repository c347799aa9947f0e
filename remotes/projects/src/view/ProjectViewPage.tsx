import { projectDetailsPath } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import {
  HOOGTE_UIT_IMPORT,
  waarschuwingenVanHeelProject,
} from '@adviestool/domain/waarschuwen/projectWaarschuwingen';
import { isProjectGereed } from '@adviestool/domain/velden/projectGegevens';
import { ProjectGegevensLijst } from '@adviestool/projectoverzicht/ProjectGegevensLijst';
import { teksten as projectTeksten } from '@adviestool/projectoverzicht/teksten';
import { useRapport } from '@adviestool/rapport/useRapport';
import { AlleenBekijken } from '@adviestool/saving/AlleenBekijken';
import { ConflictDialog } from '@adviestool/saving/ConflictDialog';
import { magWijzigen, useIsVerwijderd } from '@adviestool/saving/magWijzigen';
import { useConflict } from '@adviestool/saving/useConflict';
import { useFollowProject } from '@adviestool/saving/useFollowProject';
import { Notice } from '@adviestool/ui/Notice';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useFocusStays } from '@adviestool/ui/useFocusStays';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useUndoKey } from '@adviestool/undo/useUndoKey';

import { useLoadedProject } from '../project/useLoadedProject.ts';
import { GevelvullingLijst } from './GevelvullingLijst.tsx';
import { ProjectActies } from './ProjectActies.tsx';
import { ProjectHerkomst } from './ProjectHerkomst.tsx';
import { SpouwankersituatieConcepten } from './SpouwankersituatieConcepten.tsx';
import { teksten } from './teksten.ts';
import { useWeergave } from './useWeergave.ts';

/** Only what was imported has a height to be checked. Its notice says what the warning elsewhere does. */
const GebouwhoogteMeldingen = lazy(async () => {
  const { GebouwhoogteMeldingen: Component } = await import('./GebouwhoogteMeldingen.tsx');
  return { default: Component };
});

/** Few projects were put away. */
const ArchiefMelding = lazy(async () => {
  const { ArchiefMelding: Component } = await import('../beheren/archief/ArchiefMelding.tsx');
  return { default: Component };
});

/** Most projects have none. */
const Koppelingen = lazy(async () => {
  const { Koppelingen: Component } = await import('./Koppelingen.tsx');
  return { default: Component };
});

/** Hardly ever. */
const VerwijderdMelding = lazy(async () => {
  const { VerwijderdMelding: Component } = await import('./VerwijderdMelding.tsx');
  return { default: Component };
});

/** Of a project that was deleted while it is open: it can be read, and nothing comes of what is done to it. */
const GEEN_RECHTEN: Project['rechten'] = { wijzigen: false, beheren: false };

const isImported = ({ projectGegevens, gevelvullingen }: Project): boolean =>
  projectGegevens.gebouwhoogteControleren === true ||
  gevelvullingen.some((one) => one.gevelvullingEnKaderData.externalId !== undefined);

export const ProjectViewPage = ({ host }: { host: HostApi }) => {
  const loaded = useLoadedProject();
  const isWeg = useIsVerwijderd(loaded.id);
  const project = isWeg ? { ...loaded, rechten: GEEN_RECHTEN } : loaded;
  const { id, projectGegevens, gevelvullingen, onleesbaar } = project;
  const naam = zichtbareNaam(projectGegevens.projectNaam, `Project ${id}`);
  const detailsPath = projectDetailsPath(id);
  const gewaarschuwd = waarschuwingenVanHeelProject(projectGegevens, gevelvullingen).filter(
    ({ code }) => code !== HOOGTE_UIT_IMPORT.code,
  );
  const mag = magWijzigen(project);
  const { save, question } = useConflict(host, id);
  useFollowProject(host, id);
  useUndoKey(host, id);
  const { onFocus, onBlur } = useFocusStays();
  const rapport = useRapport({ host, projectId: id });

  const [weergave, chooseWeergave] = useWeergave(host, gevelvullingen.length);

  return (
    <Page width={weergave === 'tabel' && !onleesbaar ? 'work' : 'table'}>
      <title>{`${naam} – ${host.config.variant.branding.name}`}</title>
      <PageHeader
        title={naam}
        actions={
          onleesbaar ? undefined : (
            <ProjectActies host={host} project={project} isWeg={isWeg} onRapport={rapport.ask} />
          )
        }
      />
      <Stack gap="loose">
        {project.gearchiveerd === undefined && !isWeg && <AlleenBekijken project={project} />}
        <Suspense>
          {isWeg && <VerwijderdMelding host={host} project={{ id, naam }} />}
          {project.gearchiveerd !== undefined && <ArchiefMelding host={host} project={project} />}
        </Suspense>
        {onleesbaar && <Notice kind="warn">{projectTeksten.onleesbaar}</Notice>}
        {!onleesbaar && !isProjectGereed(projectGegevens) && (
          <Notice
            kind="warn"
            actions={mag ? <Link to={detailsPath}>Projectgegevens aanvullen</Link> : undefined}
          >
            {teksten.projectIncompleet}
          </Notice>
        )}
        {isImported(project) && (
          <Suspense>
            <GebouwhoogteMeldingen
              host={host}
              projectId={id}
              project={project}
              save={save}
              knop={{ onFocus, onBlur }}
            />
          </Suspense>
        )}
        {gewaarschuwd.length > 0 && (
          <Stack gap="tight">
            {gewaarschuwd.map(({ code, soort, melding }) => (
              <Notice key={code} kind={soort === 'info' ? 'info' : 'warn'}>
                {melding}
              </Notice>
            ))}
          </Stack>
        )}
        <ProjectGegevensLijst projectGegevens={projectGegevens} />
        {!onleesbaar && project.rechten.opDeBouw === true && (
          <host.Place
            name="project.montage/v1"
            give={() => ({ project: { id, naam }, projectGegevens, gevelvullingen })}
          />
        )}
        {!onleesbaar && (
          <GevelvullingLijst
            host={host}
            project={project}
            save={save}
            weergave={weergave}
            onWeergave={chooseWeergave}
          />
        )}
        {!isWeg && <SpouwankersituatieConcepten key={id} host={host} projectId={id} />}
        {project.externalConnections.length > 0 && (
          <Suspense>
            <Koppelingen host={host} project={project} />
          </Suspense>
        )}
        <ProjectHerkomst project={project} />
        {!onleesbaar && (
          // Also of a project that is deleted while it is open: what was typed there is not lost.
          <host.Place
            name="project.section/v1"
            give={() => ({
              project: { id, naam },
              gevelvullingen: gevelvullingen.map((one) => ({
                id: one.gevelvullingEnKaderData.id,
                naam: weergavenaam(one),
              })),
            })}
          />
        )}
      </Stack>
      <ConflictDialog question={question} />
      {rapport.dialog}
    </Page>
  );
};
