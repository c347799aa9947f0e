import styles from './Toggle.module.css';

interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A choice that counts at once. */
export const Toggle = ({ label, checked, onChange }: ToggleProps) => (
  <label className={styles.toggle}>
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => {
        onChange(target.checked);
      }}
    />
    {label}
  </label>
);
