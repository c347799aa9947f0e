import type { Stap } from '@adviestool/domain/advies';
import { Ledger } from '@adviestool/ui/Ledger';

import styles from './Uitklap.module.css';
import { ledgerRows } from './ledgerRows.ts';

interface BerekeningProps {
  summary: string;
  /** Names the list of steps. */
  label: string;
  stappen: readonly Stap[];
}

export const Berekening = ({ summary, label, stappen }: BerekeningProps) => (
  <details className={styles.uitklap}>
    <summary className={styles.summary}>{summary}</summary>
    <Ledger label={label} rows={ledgerRows(stappen)} />
  </details>
);
