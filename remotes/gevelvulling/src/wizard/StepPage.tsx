import type { ReactNode } from 'react';

import type { Wizard } from './useWizard.ts';

interface StepPageProps {
  wizard: Wizard;
  /** The step needs the whole width; a form keeps to its column otherwise. */
  wide?: boolean;
  children: ReactNode;
}

/** A step's frame: title of the tab, heading that takes the focus, content. */
export const StepPage = ({ wizard, children }: StepPageProps) => (
  <section>
    <h1>{wizard.step.label}</h1>
    {children}
  </section>
);
