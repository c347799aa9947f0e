import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { useFormValues } from '@adviestool/forms/useFormValues';

import { TekeningPaneel } from '../tekening/TekeningPaneel.tsx';
import { slotProject } from './slotProject.ts';
import styles from './StepAside.module.css';
import type { Wizard } from './useWizard.ts';

interface StepAsideProps {
  host: HostApi;
  wizard: Wizard;
  /** The gevelvulling as the form around it would make it. */
  read: (values: object) => Gevelvulling;
}

/** What follows the input of a form: the drawing, and below it what other remotes make of it. */
export const StepAside = ({ host, wizard, read }: StepAsideProps) => {
  const { project, step } = wizard;
  const gevelvulling = useFormValues(read);
  const { projectGegevens } = project;
  const catalogus = host.catalogus.loaded(projectGegevens.catalogus);
  const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
  const stap = step.id;

  return (
    <div className={styles.aside}>
      <TekeningPaneel
        gevelvulling={gevelvulling}
        projectGegevens={projectGegevens}
        advies={advies}
      />
      {stap !== 'advies' && (
        <host.Place
          name="gevelvulling.step-aside/v1"
          give={() => ({ project: slotProject(project), stap, gevelvulling, advies })}
        />
      )}
    </div>
  );
};
