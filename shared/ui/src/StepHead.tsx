import type { ReactNode } from 'react';

import styles from './StepHead.module.css';
import { Stepper, type StepperProps } from './Stepper.tsx';

interface StepHeadProps extends StepperProps {
  /** What the steps are about. */
  naam: ReactNode;
}

/** The head of a flow of steps: what it is about and where the user is. */
export const StepHead = ({ naam, ...stepper }: StepHeadProps) => (
  <div className={styles.head}>
    <p className={styles.naam}>{naam}</p>
    <Stepper {...stepper} />
  </div>
);
