import { projectPath } from '@adviestool/contract/paths';
import type { StandaardenAnswer } from '@adviestool/contract/api/standaarden';
import type { BedrijfsLijsten, ProjectLijst } from '@adviestool/contract/lijsten';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { teksten as projectTeksten } from '@adviestool/projectoverzicht/teksten';
import { ConflictDialog } from '@adviestool/saving/ConflictDialog';
import { LeaveQuestion } from '@adviestool/saving/LeaveQuestion';
import { useConflict } from '@adviestool/saving/useConflict';
import { useFollowProject } from '@adviestool/saving/useFollowProject';
import { selectProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { buttonClass } from '@adviestool/ui/Button';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useFocusStays } from '@adviestool/ui/useFocusStays';
import { useRef, useState } from 'react';
import { Link, useLoaderData } from 'react-router';

import { BronKiezer } from './BronKiezer.tsx';
import { EerdereLijst } from './EerdereLijst.tsx';
import { downloadSjabloon } from './downloadSjabloon.ts';
import { chooseBlad } from './chooseBlad.ts';
import { LijstScherm } from './LijstScherm.tsx';
import { teksten } from './teksten.ts';
import { useLijstReader, type GelezenLijst } from './useLijstReader.ts';
import { readKoppen } from './onthoudenKoppen.ts';

interface Loaded {
  project: Project;
  /** The standards of the project. */
  answer: StandaardenAnswer;
  /** Those that were read into it before, the newest first. */
  lijsten: readonly ProjectLijst[];
  /** What colleagues said in lists of the company. */
  bedrijf: BedrijfsLijsten | undefined;
}

/** A list that is being looked at, with what is kept the same while it is. */
interface OpenLijst extends GelezenLijst {
  /** What its gevelvullingen remember it by. */
  id: string;
  blad: number;
  onthouden: ReturnType<typeof readKoppen>;
  /** ISO 8601. */
  moment: string;
}

/** From a list to gevelvullingen: choose it, look at it, mend it, import it. */
export const KozijnstaatPage = ({ host }: { host: HostApi }) => {
  const loaded = useLoaderData<Loaded>();
  const active = useActiveProjectStore(selectProject);
  const project = active?.id === loaded.project.id ? active : loaded.project;
  const { id, projectGegevens } = project;
  const { save, question } = useConflict(host, id);
  const isImported = useRef(false);
  const [lijst, setLijst] = useState<OpenLijst | null>(null);
  const { bezig, fout, setFout, read, stop } = useLijstReader((gelezen) => {
    const onthouden = readKoppen(host, loaded.bedrijf);
    const blad = chooseBlad(gelezen.bladen, onthouden);
    setLijst({
      ...gelezen,
      id: crypto.randomUUID(),
      blad,
      onthouden,
      moment: new Date().toISOString(),
    });
  });
  useFollowProject(host, id);
  // Choosing a list and looking at one are each other's place: who goes on begins at the title.
  const stays = useFocusStays<HTMLDivElement>(() => null);

  const naam = projectGegevens.projectNaam;

  return (
    <Page width={lijst === null ? 'list' : 'work'}>
      <title>
        {[projectTeksten.kozijnstaatImporteren, naam, host.config.variant.branding.name]
          .filter(Boolean)
          .join(' – ')}
      </title>
      <PageHeader
        title={projectTeksten.kozijnstaatImporteren}
        sub={lijst === null ? naam : [naam, lijst.naam].filter(Boolean).join(' · ')}
        actions={
          <Link to={projectPath(id)} className={buttonClass('secondary')}>
            {teksten.naarProject}
          </Link>
        }
      />
      <LeaveQuestion isUnsaved={() => lijst !== null && !isImported.current} />
      <div {...stays}>
        {lijst === null ? (
          <Stack>
            <EerdereLijst lijsten={loaded.lijsten} />
            <BronKiezer
              bezig={bezig}
              fout={fout}
              onBron={(bron) => void read(bron)}
              onFout={setFout}
              onStop={stop}
              onSjabloon={() => void downloadSjabloon(host)}
            />
          </Stack>
        ) : (
          <LijstScherm
            key={`${lijst.moment}:${lijst.blad}`}
            host={host}
            project={project}
            answer={loaded.answer}
            lijst={lijst}
            lijsten={loaded.lijsten}
            bedrijf={loaded.bedrijf}
            save={save}
            onBlad={(blad) => setLijst({ ...lijst, blad })}
            onCancel={() => setLijst(null)}
            onDone={() => {
              isImported.current = true;
              host.navigate(projectPath(id));
            }}
          />
        )}
      </div>
      <ConflictDialog question={question} />
    </Page>
  );
};
