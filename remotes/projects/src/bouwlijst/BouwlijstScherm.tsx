import { bestellijstPath } from '@adviestool/contract/bestellijstPath';
import { gevelvullingPath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { bladenOf, lijstOf } from '@adviestool/domain/bouwlijst/bouwlijstTabellen';
import { AandachtLijst } from '@adviestool/projectoverzicht/bouwlijst/AandachtLijst';
import { GevelvullingenTabel } from '@adviestool/projectoverzicht/bouwlijst/GevelvullingenTabel';
import { Samenvatting } from '@adviestool/projectoverzicht/bouwlijst/Samenvatting';
import { TotalenTabel } from '@adviestool/projectoverzicht/bouwlijst/TotalenTabel';
import { today } from '@adviestool/projectoverzicht/today';
import { Notice } from '@adviestool/ui/Notice';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useMemo } from 'react';
import { teksten as projectTeksten } from '@adviestool/projectoverzicht/teksten';
import { useFollowProject } from '@adviestool/saving/useFollowProject';

import { GroeperingKeuze } from '../groeperen/GroeperingKeuze.tsx';
import { LijstActies } from '../groeperen/LijstActies.tsx';
import { useGroepering } from '../groeperen/useGroepering.ts';
import { NietsHier } from '../project/NietsHier.tsx';
import { useLoadedProject } from '../project/useLoadedProject.ts';
import styles from './BouwlijstScherm.module.css';
import { teksten } from './teksten.ts';

export const BouwlijstScherm = ({ host }: { host: HostApi }) => {
  const project = useLoadedProject();
  useFollowProject(host, project.id);
  const { variant } = host.config;
  const { projectGegevens, gevelvullingen, onleesbaar } = project;
  const { options } = variant.fastenerSuppliers;
  const catalogus = host.catalogus.loaded(projectGegevens.catalogus);
  const { _let_op: letOp } = catalogus;
  const lijst = useMemo(
    () => bouwlijst({ projectGegevens, gevelvullingen, catalogus, vandaag: today() }),
    [projectGegevens, gevelvullingen, catalogus],
  );
  const naamVan = (id: string | null): string | null => (id === null ? null : (options[id] ?? id));
  const pathOf = (id: string): string => gevelvullingPath(project.id, id);
  const [groepering, setGroepering] = useGroepering();
  const isEmpty = lijst.totalen.length === 0;
  const { projectNaam, referentienummer } = projectGegevens;

  return (
    <Page width="list">
      <title>
        {[teksten.titel, projectNaam, variant.branding.name].filter(Boolean).join(' – ')}
      </title>
      <PageHeader
        title={teksten.titel}
        sub={[projectNaam, referentienummer].filter(Boolean).join(' · ')}
        actions={
          isEmpty ? undefined : (
            <LijstActies
              host={host}
              project={project}
              woorden={teksten}
              naar={{ path: bestellijstPath(project.id), label: teksten.bestellen }}
              tabel={() => lijstOf(lijst, naamVan, groepering)}
              bladen={() => bladenOf(lijst, naamVan, groepering)}
            />
          )
        }
      />
      <Stack gap="loose">
        {onleesbaar && <Notice kind="warn">{projectTeksten.onleesbaar}</Notice>}
        {letOp !== undefined && <Notice kind="warn">{letOp}</Notice>}
        {!isEmpty && <Samenvatting lijst={lijst} />}
        <AandachtLijst pathOf={pathOf} lijst={lijst} />
        {isEmpty ? (
          !onleesbaar && (
            <NietsHier projectId={project.id} title={teksten.leeg}>
              {teksten.leegUitleg}
            </NietsHier>
          )
        ) : (
          <>
            <TotalenTabel totalen={lijst.totalen} naamVan={naamVan} />
            <div className={styles.groeperen}>
              <GroeperingKeuze groepering={groepering} onChange={setGroepering} />
            </div>
            <GevelvullingenTabel
              groepering={groepering}
              pathOf={pathOf}
              gevelvullingen={lijst.gevelvullingen}
              naamVan={naamVan}
            />
          </>
        )}
      </Stack>
    </Page>
  );
};
