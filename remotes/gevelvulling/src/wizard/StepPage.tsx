import { PageHeader } from '@adviestool/ui/PageHeader';
import type { ReactNode } from 'react';

import styles from './StepPage.module.css';
import { STEPS } from './steps.ts';
import { teksten } from './teksten.ts';
import type { Wizard } from './useWizard.ts';

interface StepPageProps {
  wizard: Wizard;
  children: ReactNode;
}

/** A step's frame: title of the tab, heading, content. */
export const StepPage = ({ wizard, children }: StepPageProps) => {
  const { step, project } = wizard;
  const nummer = STEPS.findIndex(({ id }) => id === step.id) + 1;
  const naam = project.projectGegevens.projectNaam ?? teksten.zonderNaam;

  return (
    <section className={styles.step}>
      <title>{teksten.stapTitel({ nummer, aantal: STEPS.length, label: step.label }, naam)}</title>
      <PageHeader title={step.label} />
      {children}
    </section>
  );
};
