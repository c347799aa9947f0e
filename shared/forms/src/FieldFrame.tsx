import type { ReactNode } from 'react';

import { FieldError } from './FieldError.tsx';
import styles from './FieldFrame.module.css';
import { FieldHint } from './FieldHint.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import type { FieldControl } from './useFieldControl.ts';

interface FieldFrameProps {
  control: FieldControl;
  label: string;
  unit?: string | undefined;
  optional?: boolean | undefined;
  hint?: ReactNode;
  children: ReactNode;
}

/** Label, hint and error around the one element of a field. */
export const FieldFrame = ({ control, label, unit, optional, hint, children }: FieldFrameProps) => (
  <div className={styles.field}>
    <label htmlFor={control.id} className={styles.label}>
      <FieldLabel label={label} unit={unit} optional={optional} />
    </label>
    <FieldHint control={control}>{hint}</FieldHint>
    {children}
    <FieldError control={control} />
  </div>
);
