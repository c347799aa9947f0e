import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { useFormValues } from '@adviestool/forms/useFormValues';

import { TekeningPaneel } from '../tekening/TekeningPaneel.tsx';

interface LiveTekeningProps {
  host: HostApi;
  project: Project;
  /** The gevelvulling as the form around it would make it. */
  read: (values: object) => Gevelvulling;
}

/** The drawing that follows what is typed in the form around it. */
export const LiveTekening = ({ host, project, read }: LiveTekeningProps) => {
  const gevelvulling = useFormValues(read);
  const { projectGegevens } = project;
  const catalogus = host.catalogus.loaded(projectGegevens.catalogus);
  const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });

  return (
    <TekeningPaneel gevelvulling={gevelvulling} projectGegevens={projectGegevens} advies={advies} />
  );
};
