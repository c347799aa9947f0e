import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { removeExternalConnection } from '@adviestool/contract/api/externalConnections';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { ExternalConnection } from '@adviestool/contract/externalConnection';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { DataTable } from '@adviestool/ui/DataTable';

import { Bestandsdatum } from './Bestandsdatum.tsx';
import { koppelingTeksten as teksten } from './teksten.ts';

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
  const { id: projectId, externalConnections, onleesbaar } = project;
  if (externalConnections.length === 0) return null;

  const remove = async ({ id, data }: ExternalConnection): Promise<void> => {
    const isConfirmed = await host.confirm({
      title: teksten.verwijderen,
      text: teksten.uitleg(data.file_path),
      confirm: teksten.verwijderen,
      cancel: 'Annuleren',
      destructive: true,
    });
    if (!isConfirmed) return;
    try {
      await removeConnection(host, { projectId, connectionId: id });
      host.tabs.post({ event: 'project_updated', projectId });
      host.toast('success', teksten.verwijderd);
      await host.project.refresh(projectId);
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error, projectWriteTexts(error, 'ontkoppelen'));
    }
  };

  return (
    <DataTable caption={teksten.titel}>
      <thead>
        <tr>
          <th scope="col">{teksten.bestand}</th>
          <th scope="col">{teksten.soort}</th>
          <th scope="col">{teksten.gewijzigd}</th>
          {!onleesbaar && <th scope="col">{teksten.acties}</th>}
        </tr>
      </thead>
      <tbody>
        {externalConnections.map((connection) => (
          <tr key={connection.id}>
            <th scope="row">{connection.data.file_path}</th>
            <td>{connection.type}</td>
            <td>
              <Bestandsdatum text={connection.data.file_updated ?? connection.data.file_created} />
            </td>
            {!onleesbaar && (
              <td>
                <Button
                  icon="trash"
                  aria-label={teksten.verwijderenVan(connection.data.file_path)}
                  onClick={() => void remove(connection)}
                >
                  {teksten.verwijderen}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
