import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { adviesFor } from '@adviestool/domain/advies';
import { Notice } from '@adviestool/ui/Notice';
import { useMemo } from 'react';

import { AdviesScherm } from './AdviesScherm.tsx';
import { withInstellingen } from './instellingen.ts';
import { Rapport } from './rapport/Rapport.tsx';
import { teksten } from './teksten.ts';
import { useInstellingen } from './useInstellingen.ts';

interface AdviesViewProps {
  project: Project;
  gevelvulling: Gevelvulling;
  type: GevelvullingType;
  catalogus: Catalogus;
}

/** The advice for the settings of the form around it, on the screen and on paper. */
export const AdviesView = ({ project, gevelvulling, type, catalogus }: AdviesViewProps) => {
  const { projectGegevens } = project;
  const { instellingen, isOpgeslagen } = useInstellingen(gevelvulling, type);
  const huidig = useMemo(
    () => withInstellingen(gevelvulling, instellingen),
    [gevelvulling, instellingen],
  );
  const advies = useMemo(
    () => adviesFor({ projectGegevens, gevelvulling: huidig, catalogus }),
    [projectGegevens, huidig, catalogus],
  );

  if (advies === null) return <Notice kind="warn">{teksten.oordeel.onvolledig}</Notice>;
  return (
    <>
      <AdviesScherm advies={advies} gevelvulling={huidig} type={type} catalogus={catalogus} />
      <Rapport
        advies={advies}
        gevelvulling={huidig}
        isOpgeslagen={isOpgeslagen}
        project={project}
        catalogus={catalogus}
      />
    </>
  );
};
