import { Icon } from './Icon.tsx';
import styles from './ToggleChip.module.css';

interface ToggleChipProps {
  label: string;
  /** How many it stands for. */
  count?: number;
  pressed: boolean;
  onChange: (isPressed: boolean) => void;
}

/** A filter that is on or off, in the shape of a chip. */
export const ToggleChip = ({ label, count, pressed, onChange }: ToggleChipProps) => (
  <button
    type="button"
    className={styles.chip}
    aria-pressed={pressed}
    onClick={() => onChange(!pressed)}
  >
    {pressed && <Icon name="check" />}
    {label}
    {count !== undefined && (
      <>
        {' '}
        <span className={styles.count}>{count}</span>
      </>
    )}
  </button>
);
