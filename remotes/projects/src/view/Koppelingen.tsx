import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { removeExternalConnection } from '@adviestool/contract/api/externalConnections';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { ExternalConnection } from '@adviestool/contract/externalConnection';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { magWijzigen } from '@adviestool/saving/magWijzigen';
import { loadNewest } from '@adviestool/saving/useConflict';
import { Button } from '@adviestool/ui/Button';
import { DataTable } from '@adviestool/ui/DataTable';
import { formatBestandsdatum } from '@adviestool/projectoverzicht/formatBestandsdatum';

import { useRowFocus } from '../rijen/useRowFocus.ts';
import { teksten } from './teksten.ts';

interface KoppelingenProps {
  host: HostApi;
  project: Project;
}

/** Removes a connection; one that is gone already counts as removed. */
const removeConnection = async (
  { api, config }: HostApi,
  connection: { projectId: number; connectionId: number },
): Promise<void> => {
  try {
    await removeExternalConnection(api, config.variant.groupId, connection);
  } catch (error) {
    if (!isHttpError(error, 404)) throw error;
  }
};

/** The building models that the project comes from. */
export const Koppelingen = ({ host, project }: KoppelingenProps) => {
  const { id: projectId, externalConnections } = project;
  const mag = magWijzigen(project);
  const rowFocus = useRowFocus<HTMLDivElement>(externalConnections.map(({ id }) => String(id)));
  if (externalConnections.length === 0) return null;

  const remove = async ({ id, data }: ExternalConnection): Promise<void> => {
    const isConfirmed = await host.confirm({
      title: teksten.koppeling.verwijderen,
      text: teksten.koppeling.uitleg(data.file_path),
      confirm: teksten.koppeling.verwijderen,
      cancel: 'Annuleren',
      destructive: true,
    });
    if (!isConfirmed) return;
    try {
      await removeConnection(host, { projectId, connectionId: id });
      host.tabs.post({ event: 'project_updated', projectId });
      host.toast('success', teksten.koppeling.verwijderd);
      // It is removed all the same when it cannot be read now.
      await loadNewest(host, projectId);
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error, projectWriteTexts(error, 'ontkoppelen'));
    }
  };

  return (
    <div {...rowFocus}>
      <DataTable caption={teksten.koppeling.titel}>
        <thead>
          <tr>
            <th scope="col">{teksten.koppeling.bestand}</th>
            <th scope="col">{teksten.koppeling.soort}</th>
            <th scope="col">{teksten.koppeling.gewijzigd}</th>
            {mag && <th scope="col">{teksten.koppeling.acties}</th>}
          </tr>
        </thead>
        <tbody>
          {externalConnections.map((connection) => (
            <tr key={connection.id} data-id={connection.id}>
              <th scope="row">{connection.data.file_path}</th>
              <td>{connection.type}</td>
              <td>
                {formatBestandsdatum(connection.data.file_updated ?? connection.data.file_created)}
              </td>
              {mag && (
                <td>
                  <Button
                    icon="trash"
                    aria-label={teksten.koppeling.verwijderenVan(connection.data.file_path)}
                    onClick={() => void remove(connection)}
                  >
                    {teksten.koppeling.verwijderen}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
};
