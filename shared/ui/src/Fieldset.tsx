import type { ReactNode } from 'react';

import styles from './Fieldset.module.css';

interface FieldsetProps {
  legend: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under one heading. */
export const Fieldset = ({ legend, children }: FieldsetProps) => (
  <fieldset className={styles.fieldset}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
);
