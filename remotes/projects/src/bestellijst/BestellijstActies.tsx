import { bouwlijstPath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useRapport } from '@adviestool/rapport/useRapport';

import { LijstActies } from '../groeperen/LijstActies.tsx';
import { exportCsv, exportXlsx, type BestellijstExport } from './exportBestellijst.ts';
import { teksten } from './teksten.ts';

/** What can be done with the list as a whole. */
export const BestellijstActies = ({ host, ...content }: BestellijstExport & { host: HostApi }) => {
  const { reserve, levering } = content.besteld;
  const rapport = useRapport({ host, projectId: content.project.id });

  return (
    <>
      <LijstActies
        host={host}
        woorden={teksten}
        naar={{ path: bouwlijstPath(content.project.id), label: teksten.naarBouwlijst }}
        onXlsx={() => exportXlsx(content)}
        onCsv={() => exportCsv(content)}
        meer={[
          {
            id: 'pdf',
            label: teksten.alsPdf,
            onAction: () =>
              rapport.ask({
                soort: 'rapport',
                document: { soort: 'bestellijst', reserve, levering },
              }),
          },
        ]}
      />
      {rapport.dialog}
    </>
  );
};
