import { useId, type ReactNode } from 'react';

import styles from './Fieldset.module.css';

interface FieldsetProps {
  legend: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under one heading. */
export const Fieldset = ({ legend, hint, children }: FieldsetProps) => {
  const hintId = useId();

  return (
    <fieldset
      className={styles.fieldset}
      aria-describedby={hint === undefined ? undefined : hintId}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
};
