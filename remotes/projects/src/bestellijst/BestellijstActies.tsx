import { bouwlijstPath } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Bestellijst } from '@adviestool/domain/bestellijst/bestellijst';
import { bestelBladenOf, bestelLijstOf } from '@adviestool/domain/bestellijst/bestellijstTabellen';
import type { Bestelverschil } from '@adviestool/domain/bestellijst/bestelverschil';
import type { Bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { useRapport } from '@adviestool/rapport/useRapport';

import { LijstActies } from '../groeperen/LijstActies.tsx';
import { teksten } from './teksten.ts';

interface BestellijstActiesProps {
  host: HostApi;
  project: Project;
  lijst: Bouwlijst;
  besteld: Bestellijst;
  verschillen: ReadonlyMap<string, Bestelverschil>;
  isBlocked: boolean;
}

/** What can be done with the list as a whole. */
export const BestellijstActies = ({
  host,
  project,
  lijst,
  besteld,
  verschillen,
  isBlocked,
}: BestellijstActiesProps) => {
  const { reserve, levering } = besteld;
  const rapport = useRapport({ host, projectId: project.id });

  return (
    <>
      <LijstActies
        host={host}
        project={project}
        woorden={teksten}
        isBlocked={isBlocked}
        naar={{ path: bouwlijstPath(project.id), label: teksten.naarBouwlijst }}
        tabel={() => bestelLijstOf(besteld, lijst)}
        bladen={() => bestelBladenOf(besteld, lijst, verschillen.values())}
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
