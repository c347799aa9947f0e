import type { ReactNode } from 'react';

import styles from './StepHead.module.css';
import { Stepper, type StepperProps } from './Stepper.tsx';

interface StepHeadProps extends StepperProps {
  /** What the steps are about, and the way to another. */
  naam: ReactNode;
}

/** The head of a flow of steps, on one line: where the user is and what it is about. */
export const StepHead = ({ naam, ...stepper }: StepHeadProps) => (
  <div className={styles.head}>
    <Stepper {...stepper} />
    <div className={styles.naam}>{naam}</div>
  </div>
);
