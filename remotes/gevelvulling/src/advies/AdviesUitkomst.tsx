import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Project } from '@adviestool/contract/project';
import { adviesOf, berekeningFor } from '@adviestool/domain/rekenen/advies';
import { adviesUitkomstOf } from '@adviestool/domain/toelichting/adviesUitkomstOf';
import { listInvoerUitgangspunten } from '@adviestool/domain/toelichting/invoerUitgangspunten';
import { toelichtingOf } from '@adviestool/domain/toelichting/toelichting';
import { listUitgangspunten } from '@adviestool/domain/toelichting/uitgangspunten';
import { Notice } from '@adviestool/ui/Notice';
import { memo, useMemo } from 'react';
import { createPortal } from 'react-dom';

import { slotProject } from '../wizard/slotProject.ts';
import { OPSLAAN } from './AdviesActies.tsx';
import { AdviesScherm } from './AdviesScherm.tsx';
import { withInstellingen } from './instellingen.ts';
import { teksten } from './teksten.ts';
import type { AdviesInvoer } from './useInstellingen.ts';
import { Vaststelling } from './vaststelling/Vaststelling.tsx';

export interface AdviesUitkomstProps {
  host: HostApi;
  project: Project;
  gevelvulling: Gevelvulling;
  type: GevelvullingType;
  catalogus: Catalogus;
  /** Where sections of other remotes stand, outside the form around this; null: not there yet. */
  sections: HTMLElement | null;
  /** What the form around it says. */
  invoer: AdviesInvoer;
}

/** The advice for some settings. */
export const AdviesUitkomst = memo((props: AdviesUitkomstProps) => {
  const { host, project, gevelvulling, type, catalogus, sections } = props;
  const { instellingen, getypt, isOpgeslagen } = props.invoer;
  const { projectGegevens } = project;
  const huidig = useMemo(
    () => withInstellingen(gevelvulling, instellingen),
    [gevelvulling, instellingen],
  );
  const berekening = useMemo(
    () => berekeningFor({ projectGegevens, gevelvulling: huidig, catalogus }),
    [projectGegevens, huidig, catalogus],
  );
  // No answer changes these: written once, and not at every key.
  const vast = useMemo(() => listUitgangspunten(), []);

  if (berekening === null) return <Notice kind="warn">{teksten.oordeel.onvolledig}</Notice>;
  const uitkomst = {
    advies: adviesOf(berekening),
    berekening,
    explain: () => toelichtingOf(berekening),
    uitgangspunten: [
      ...listInvoerUitgangspunten(berekening, host.config.variant.fastenerSuppliers.options),
      ...vast,
    ],
    projectGegevens,
    gevelvulling: huidig,
    catalogus,
  };
  return (
    <>
      <AdviesScherm
        {...uitkomst}
        type={type}
        getypt={getypt}
        vaststelling={
          <Vaststelling
            {...uitkomst}
            host={host}
            project={project}
            isOpgeslagen={isOpgeslagen}
            opslaan={OPSLAAN}
          />
        }
      />
      {sections !== null &&
        createPortal(
          <host.Place
            name="advies.section/v1"
            give={() => ({
              project: slotProject(project),
              gevelvulling: huidig,
              advies: adviesUitkomstOf(uitkomst.advies),
            })}
          />,
          sections,
        )}
    </>
  );
});
AdviesUitkomst.displayName = 'AdviesUitkomst';
