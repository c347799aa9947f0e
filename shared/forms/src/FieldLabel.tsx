import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';

import styles from './FieldFrame.module.css';

interface FieldLabelProps {
  label: string;
  /** Part of the accessible name; the field itself shows it. */
  unit?: string | undefined;
  optional?: boolean | undefined;
}

export const FieldLabel = ({ label, unit, optional = false }: FieldLabelProps) => (
  <>
    <span aria-hidden={unit === undefined ? undefined : true}>{label}</span>
    {unit !== undefined && (
      <VisuallyHidden>
        {label}, {unit}
      </VisuallyHidden>
    )}
    {optional && <span className={styles.optional}> (optioneel)</span>}
  </>
);
