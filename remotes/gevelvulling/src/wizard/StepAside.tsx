import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { adviesUitkomstOf } from '@adviestool/domain/toelichting/adviesUitkomstOf';
import { useFormValues } from '@adviestool/forms/useFormValues';
import { createPortal } from 'react-dom';

import { TekeningPaneel } from '../tekening/TekeningPaneel.tsx';
import { slotProject } from './slotProject.ts';
import type { Wizard } from './useWizard.ts';

interface StepAsideProps {
  host: HostApi;
  wizard: Wizard;
  /** The gevelvulling as the form around it would make it. */
  read: (values: object) => Gevelvulling;
  /** Where the drawing stands. */
  aside: HTMLElement;
  /** Where the parts of other remotes stand. */
  parts: HTMLElement;
}

/** What follows the input of a form: the drawing, and what other remotes make of it. Both stand outside the form. */
export const StepAside = ({ host, wizard, read, aside, parts }: StepAsideProps) => {
  const { project, step } = wizard;
  const gevelvulling = useFormValues(read, { afterTyping: true });
  const { projectGegevens } = project;
  const catalogus = host.catalogus.loaded(projectGegevens.catalogus);
  const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
  const stap = step.id;

  return (
    <>
      {createPortal(
        <TekeningPaneel
          gevelvulling={gevelvulling}
          projectGegevens={projectGegevens}
          advies={advies}
        />,
        aside,
      )}
      {stap !== 'advies' &&
        createPortal(
          <host.Place
            name="gevelvulling.step-aside/v1"
            give={() => ({
              project: slotProject(project),
              stap,
              gevelvulling,
              advies: advies && adviesUitkomstOf(advies),
            })}
          />,
          parts,
        )}
    </>
  );
};
