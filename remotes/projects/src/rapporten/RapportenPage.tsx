import { rapportAdres } from '@adviestool/contract/api/rapporten';
import type { Project } from '@adviestool/contract/project';
import {
  RAPPORT_INHOUD,
  type ProjectRapport,
  type ProjectRapporten,
} from '@adviestool/contract/rapporten';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { Chip } from '@adviestool/ui/Chip';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';
import { formatDate, formatDateTime } from '@adviestool/ui/format';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';

import { NietsHier } from '../project/NietsHier.tsx';
import { teksten } from './teksten.ts';

export interface RapportenData extends ProjectRapporten {
  project: Project;
}

/** Milliseconds between two looks while a report is being made. */
const LOOK = 5000;

const isOnderweg = ({ stand }: ProjectRapport): boolean => stand === 'wacht' || stand === 'bezig';

/** Looks again while a report is on its way. */
const useVolgen = (rapporten: readonly ProjectRapport[]): void => {
  const { revalidate, state } = useRevalidator();
  const isWachten = state === 'idle' && rapporten.some(isOnderweg);
  useEffect(() => {
    if (!isWachten) return undefined;
    const timer = setTimeout(() => void revalidate(), LOOK);
    return () => clearTimeout(timer);
  }, [isWachten, revalidate]);
};

interface RijProps {
  rapport: ProjectRapport;
  adres: string;
}

const Rij = ({ rapport, adres }: RijProps) => {
  const { soort, stand, melding, bytes, paginas, door, moment, tot } = rapport;
  const { inhoud = RAPPORT_INHOUD } = rapport;
  const gemaakt = formatDateTime(new Date(moment));
  return (
    <tr>
      <th scope="row">{gemaakt}</th>
      <td>
        {stand === 'klaar' && (
          <a
            href={adres}
            target="_blank"
            rel="noreferrer"
            aria-label={teksten.openenVan(soort, gemaakt)}
          >
            {teksten.openen[soort]}
          </a>
        )}
        {stand === 'mislukt' && (melding ?? teksten.mislukt)}
        {isOnderweg(rapport) && <Chip kind="info">{teksten.voortgang(rapport)}</Chip>}
      </td>
      <td>
        {teksten.soortVan(rapport)}: {teksten.omvang(rapport)}
        {rapport.document === undefined &&
          inhoud.length < RAPPORT_INHOUD.length &&
          teksten.alleen(inhoud)}
        {rapport.sinds !== undefined && teksten.sinds(rapport.sinds)}
      </td>
      <td>{door}</td>
      <NumericCell>
        {bytes === null ? teksten.geen : teksten.grootte(bytes)}
        {typeof paginas === 'number' && (
          <>
            <br />
            {teksten.paginas(paginas)}
          </>
        )}
      </NumericCell>
      <td>{formatDate(new Date(tot))}</td>
    </tr>
  );
};

/** The reports of a project: who made them, of what, and until when they are kept. */
export const RapportenPage = ({ host }: { host: HostApi }) => {
  const { project, rapporten, meer = false } = useLoaderData<RapportenData>();
  useVolgen(rapporten);
  const { groupId, backend, branding } = host.config.variant;
  const naam = zichtbareNaam(project.projectGegevens.projectNaam, `Project ${project.id}`);
  const plaats = { groupId, projectId: project.id };

  return (
    <Page width="list">
      <title>{`${teksten.titel} – ${naam} – ${branding.name}`}</title>
      <PageHeader title={teksten.titel} sub={naam} />
      {rapporten.length === 0 ? (
        <NietsHier projectId={project.id} title={teksten.leeg}>
          {teksten.leegUitleg}
        </NietsHier>
      ) : (
        <Stack>
          <p>{teksten.bewaard}</p>
          <DataTable caption={teksten.tabel}>
            <thead>
              <tr>
                <th scope="col">{teksten.kolom.gemaakt}</th>
                <th scope="col">{teksten.kolom.bestand}</th>
                <th scope="col">{teksten.kolom.inhoud}</th>
                <th scope="col">{teksten.kolom.door}</th>
                <NumericHeader>{teksten.kolom.grootte}</NumericHeader>
                <th scope="col">{teksten.kolom.tot}</th>
              </tr>
            </thead>
            <tbody>
              {rapporten.map((rapport) => (
                <Rij
                  key={rapport.id}
                  rapport={rapport}
                  adres={rapportAdres(backend.domain, plaats, rapport.id)}
                />
              ))}
            </tbody>
          </DataTable>
          {meer && <p>{teksten.nietAlle(rapporten.length)}</p>}
        </Stack>
      )}
    </Page>
  );
};
