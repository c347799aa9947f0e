import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Vergelijking } from '@adviestool/contract/vergelijking';
import { teksten as rapportTeksten } from '@adviestool/rapport/teksten';
import { useRapport } from '@adviestool/rapport/useRapport';
import { Button } from '@adviestool/ui/Button';

import { teksten } from './teksten.ts';

interface VergelijkActiesProps {
  host: HostApi;
  project: Project;
  /** The version that is compared with. */
  sinds: Pick<Vergelijking['toen'], 'revision'>;
}

/** What can be done with a comparison: print it, or have it in a report. */
export const VergelijkActies = ({ host, project, sinds }: VergelijkActiesProps) => {
  const rapport = useRapport({ host, projectId: project.id });
  return (
    <>
      <Button icon="print" onClick={() => globalThis.print()}>
        {teksten.afdrukken}
      </Button>
      {project.gevelvullingen.length > 0 && (
        <Button
          onClick={() => rapport.ask({ soort: 'rapport', sinds: { versie: sinds.revision } })}
        >
          {rapportTeksten.rapport}
        </Button>
      )}
      {rapport.dialog}
    </>
  );
};
