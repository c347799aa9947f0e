import { Icon } from '@adviestool/ui/Icon';

import styles from './FieldFrame.module.css';
import type { FieldControl } from './useFieldControl.ts';

export const FieldError = ({ control }: { control: FieldControl }) =>
  control.error === undefined ? null : (
    <div id={control.errorId} className={styles.error}>
      <Icon name="error" />
      <span>{control.error}</span>
    </div>
  );
