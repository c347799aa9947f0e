import { PROJECTS } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { VerwijderdProject } from '@adviestool/contract/verwijderdeProjecten';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { undoDelete } from '@adviestool/saving/undoDelete';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { DataTable } from '@adviestool/ui/DataTable';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { formatDate, formatDateTime } from '@adviestool/ui/format';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';

import { useRowFocus } from '../rijen/useRowFocus.ts';
import { teksten } from './teksten.ts';

const { kolom } = teksten;

interface RijProps {
  project: VerwijderdProject;
  /** Which project is being put back; null: none. */
  bezig: number | null;
  onTerugzetten: () => void;
}

const Rij = ({ project, bezig, onTerugzetten }: RijProps) => {
  const { id, van, door, op, tot } = project;
  const naam = zichtbareNaam(project.naam, teksten.zonderNaam);
  return (
    <tr data-id={id}>
      <th scope="row">{naam}</th>
      <td>
        <Button
          busy={bezig === id}
          disabled={bezig !== null && bezig !== id}
          onClick={onTerugzetten}
          aria-label={teksten.terugzettenVan(naam)}
        >
          {teksten.terugzetten}
        </Button>
      </td>
      <td>{van.name}</td>
      <td>{formatDateTime(new Date(op))}</td>
      <td>{door?.name ?? teksten.onbekend}</td>
      <td>{formatDate(new Date(tot))}</td>
    </tr>
  );
};

export const VerwijderdScherm = ({ host }: { host: HostApi }) => {
  const projecten = useLoaderData<VerwijderdProject[]>();
  const { revalidate } = useRevalidator();
  const [bezig, setBezig] = useState<number | null>(null);
  const rowFocus = useRowFocus<HTMLDivElement>(projecten.map(({ id }) => String(id)));

  const terugzetten = async (project: VerwijderdProject): Promise<void> => {
    setBezig(project.id);
    // Whatever came of it: who else puts projects back changes the list too.
    await undoDelete(host, {
      id: project.id,
      naam: zichtbareNaam(project.naam, teksten.zonderNaam),
    });
    await revalidate();
    setBezig(null);
  };

  return (
    <Page width="list">
      <PageHeader title={teksten.titel} sub={projecten.length === 0 ? undefined : teksten.uitleg} />
      {projecten.length === 0 ? (
        <EmptyState
          title={teksten.leeg}
          action={
            <Link to={PROJECTS} className={buttonClass()}>
              {teksten.naarProjecten}
            </Link>
          }
        />
      ) : (
        <Stack>
          <div {...rowFocus}>
            <DataTable caption={teksten.titel}>
              <thead>
                <tr>
                  <th scope="col">{kolom.project}</th>
                  <th scope="col">{kolom.actie}</th>
                  <th scope="col">{kolom.van}</th>
                  <th scope="col">{kolom.op}</th>
                  <th scope="col">{kolom.door}</th>
                  <th scope="col">{kolom.tot}</th>
                </tr>
              </thead>
              <tbody>
                {projecten.map((project) => (
                  <Rij
                    key={project.id}
                    project={project}
                    bezig={bezig}
                    onTerugzetten={() => void terugzetten(project)}
                  />
                ))}
              </tbody>
            </DataTable>
          </div>
          <Link to={PROJECTS}>{teksten.naarProjecten}</Link>
        </Stack>
      )}
    </Page>
  );
};
