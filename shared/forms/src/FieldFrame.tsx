import type { ReactNode } from 'react';

import { FieldError } from './FieldError.tsx';
import styles from './FieldFrame.module.css';
import { FieldHelp } from './FieldHelp.tsx';
import { FieldHint } from './FieldHint.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import type { FieldControl } from './useFieldControl.ts';

interface FieldFrameProps {
  control: FieldControl;
  label: string;
  unit?: string | undefined;
  optional?: boolean | undefined;
  hint?: ReactNode;
  help?: ReactNode;
  picture?: ReactNode;
  children: ReactNode;
}

/** Label, hint and error around the one element of a field. */
export const FieldFrame = ({
  control,
  label,
  unit,
  optional,
  hint,
  help,
  picture,
  children,
}: FieldFrameProps) => (
  <div className={styles.field}>
    <FieldHelp label={label} help={help}>
      <label htmlFor={control.id} className={styles.label}>
        <FieldLabel label={label} unit={unit} optional={optional} />
      </label>
    </FieldHelp>
    <FieldHint control={control}>{hint}</FieldHint>
    {picture === undefined ? (
      children
    ) : (
      <div className={styles.pictured}>
        {children}
        {picture}
      </div>
    )}
    <FieldError control={control} />
  </div>
);
