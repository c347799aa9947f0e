import { fetchAlleRapportsleutels } from '@adviestool/contract/api/rapportsleutels';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { ControlePagina } from './ControlePagina.tsx';
import { controleerBestand } from './controleerBestand.ts';

/** Whether a report is what it says it is, for whoever was given one. */
const page = (host: HostApi): Page => ({
  Component: () => (
    <ControlePagina
      siteNaam={host.config.variant.branding.name}
      controleer={(bestand, signal) =>
        controleerBestand(bestand, {
          signal,
          fetchSleutels: () => fetchAlleRapportsleutels(host.api),
          errorText: (error) => host.errorText(error),
        })
      }
    />
  ),
});

export default page;
