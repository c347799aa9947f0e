import { fetchRapportsleutels } from '@adviestool/contract/api/rapportsleutels';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { ControlePagina } from './ControlePagina.tsx';
import { controleerBestand } from './controleerBestand.ts';

/** Whether a report is what it says it is, for whoever was given one. */
const page = (host: HostApi): Page => ({
  Component: () => (
    <ControlePagina
      controleer={(bestand, signal) =>
        controleerBestand(bestand, {
          signal,
          fetchSleutels: () => fetchRapportsleutels(host.api),
          errorText: (error) => host.errorText(error),
        })
      }
    />
  ),
});

export default page;
