import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { useFormValues } from '@adviestool/forms/useFormValues';
import { memo, useDeferredValue } from 'react';

import { TekeningPaneel } from '../tekening/TekeningPaneel.tsx';
import { NaInvoer } from './NaInvoer.tsx';

interface LiveTekeningProps {
  host: HostApi;
  project: Project;
  /** The gevelvulling as the form around it would make it. */
  read: (values: object) => Gevelvulling;
}

const Getekend = memo(({ host, project, read, values }: LiveTekeningProps & { values: object }) => {
  const gevelvulling = read(values);
  const { projectGegevens } = project;
  const catalogus = host.catalogus.loaded(projectGegevens.catalogus);
  const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });

  return (
    <TekeningPaneel gevelvulling={gevelvulling} projectGegevens={projectGegevens} advies={advies} />
  );
});
Getekend.displayName = 'Getekend';

const asTyped = (values: object): object => values;

/** The drawing that follows what is typed in the form around it. */
export const LiveTekening = (props: LiveTekeningProps) => {
  const values = useFormValues(asTyped);
  const getekend = useDeferredValue(values);

  return (
    <NaInvoer isOud={getekend !== values}>
      <Getekend {...props} values={getekend} />
    </NaInvoer>
  );
};
