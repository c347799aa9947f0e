import { isApiError } from '@adviestool/contract/api/apiError';
import { importProject } from '@adviestool/contract/api/projectBeheer';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import { projectPath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { ActionBar } from '@adviestool/ui/ActionBar';
import { Button } from '@adviestool/ui/Button';
import { Card } from '@adviestool/ui/Card';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';

import { teksten } from './teksten.ts';
import type { OpenBestand } from './useProjectBestand.ts';

interface ImportVoorbeeldProps {
  host: HostApi;
  open: OpenBestand;
  onForget: () => void;
}

/** What a file brings; makes the project when the user wants it. */
export const ImportVoorbeeld = ({ host, open, onForget }: ImportVoorbeeldProps) => {
  const { bestand, idempotencyKey, regels, meldingen } = open;
  const [isBusy, setBusy] = useState(false);

  const importeer = async (): Promise<void> => {
    setBusy(true);
    try {
      const { project } = await importProject(host.api, host.config.variant.groupId, {
        bestand,
        idempotencyKey,
      });
      host.tabs.post({ event: 'project_created', projectId: project.id });
      host.toast('success', teksten.gedaan(bestand.inhoud.gegevens.name));
      host.navigate(projectPath(project.id));
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error, projectWriteTexts(error, 'aanmaken'));
      setBusy(false);
    }
  };

  return (
    <Stack>
      {meldingen.map((melding) => (
        <Notice key={melding} kind="warn">
          {melding}
        </Notice>
      ))}
      <Card title={teksten.voorbeeld}>
        <DefinitionList items={regels} />
      </Card>
      <ActionBar start={<Button onClick={onForget}>{teksten.anderBestand}</Button>}>
        <Button kind="primary" busy={isBusy} onClick={() => void importeer()}>
          {teksten.importeren}
        </Button>
      </ActionBar>
    </Stack>
  );
};
