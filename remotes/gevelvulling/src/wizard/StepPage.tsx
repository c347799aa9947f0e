import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { AlleenBekijken } from '@adviestool/saving/AlleenBekijken';
import { joinClasses } from '@adviestool/ui/joinClasses';
import type { ReactNode } from 'react';

import styles from './StepPage.module.css';
import { STEPS } from './steps.ts';
import { teksten } from './teksten.ts';
import type { Wizard } from './useWizard.ts';

interface StepPageProps {
  wizard: Wizard;
  /** Uses the whole width of the window. */
  isWide?: boolean;
  children: ReactNode;
}

/** A step's frame: title of the tab, heading, content. */
export const StepPage = ({ wizard, isWide = false, children }: StepPageProps) => {
  const { step, project } = wizard;
  const nummer = STEPS.findIndex(({ id }) => id === step.id) + 1;
  const { projectNaam, referentienummer } = project.projectGegevens;
  const naam = projectNaam ?? teksten.zonderNaam;
  /** On paper, where the header of the product is not. */
  const opPapier = [naam, referentienummer].filter(Boolean).join(' · ');

  return (
    <section className={joinClasses(styles.step, isWide ? styles.wide : styles.form)}>
      <title>{teksten.stapTitel({ nummer, aantal: STEPS.length, label: step.label }, naam)}</title>
      <header className={styles.header} data-project={opPapier}>
        <h1 tabIndex={-1}>{step.label}</h1>
        <p className={styles.naam}>
          {wizard.isNieuw ? teksten.nieuweGevelvulling : weergavenaam(wizard.gevelvulling)}
        </p>
      </header>
      {!project.rechten.wijzigen && (
        <div className={styles.bekijken}>
          <AlleenBekijken project={project} />
        </div>
      )}
      {children}
    </section>
  );
};
