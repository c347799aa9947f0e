import type { ReactNode } from 'react';

import styles from './FieldFrame.module.css';
import type { FieldControl } from './useFieldControl.ts';

interface FieldHintProps {
  control: FieldControl;
  children: ReactNode;
}

export const FieldHint = ({ control, children }: FieldHintProps) =>
  control.hintId === undefined ? null : (
    <div id={control.hintId} className={styles.hint}>
      {children}
    </div>
  );
