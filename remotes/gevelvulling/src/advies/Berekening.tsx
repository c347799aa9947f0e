import type { Stap } from '@adviestool/domain/toelichting/toelichting';
import { Ledger } from '@adviestool/ui/Ledger';
import { useState } from 'react';

import styles from './Uitklap.module.css';
import { ledgerRows } from './ledgerRows.ts';

interface BerekeningProps {
  summary: string;
  /** Names the list of steps. */
  label: string;
  /** Makes the steps, which takes longer than the numbers: only once somebody asks for them. */
  explain: () => readonly Stap[];
}

export const Berekening = ({ summary, label, explain }: BerekeningProps) => {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <details
      className={styles.uitklap}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>{summary}</summary>
      {isOpen && <Ledger label={label} rows={ledgerRows(explain())} />}
    </details>
  );
};
