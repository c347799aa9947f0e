import { isApiError } from '@adviestool/contract/api/apiError';
import { exportProject } from '@adviestool/contract/api/projectBeheer';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import { Button } from '@adviestool/ui/Button';
import { useState } from 'react';

import { BeheerSectie, type SectieProps } from '../sectie/BeheerSectie.tsx';
import { teksten } from './teksten.ts';

/** Gives the project as one file. */
export const ExporterenSectie = ({ host, project }: SectieProps) => {
  const [isBusy, setBusy] = useState(false);

  const exporteer = async (): Promise<void> => {
    setBusy(true);
    try {
      const plaats = { groupId: host.config.variant.groupId, projectId: project.id };
      const { naam, inhoud } = await exportProject(host.api, plaats);
      downloadFile(inhoud, naam);
      host.toast('success', teksten.gedaan(naam));
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error);
    }
    setBusy(false);
  };

  return (
    <BeheerSectie title={teksten.titel} uitleg={teksten.uitleg}>
      <div>
        <Button icon="download" busy={isBusy} onClick={() => void exporteer()}>
          {teksten.actie}
        </Button>
      </div>
    </BeheerSectie>
  );
};
