import type { ReactNode } from 'react';

import styles from './IndelingDialog.module.css';

interface KeuzeRegelProps {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
  children: ReactNode;
}

/** A line of a list to choose from. */
export const KeuzeRegel = ({ isChosen, onChange, children }: KeuzeRegelProps) => (
  <li>
    <label className={styles.regel}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  </li>
);
