import type { Stap } from '@adviestool/domain/toelichting/toelichting';
import { Ledger } from '@adviestool/ui/Ledger';

import { ledgerRows } from './ledgerRows.ts';
import { Uitklap } from '../uitklap/Uitklap.tsx';

interface BerekeningProps {
  summary: string;
  /** Names the list of steps. */
  label: string;
  /** Makes the steps, which takes longer than the numbers: only once somebody asks for them. */
  explain: () => readonly Stap[];
}

export const Berekening = ({ summary, label, explain }: BerekeningProps) => (
  <Uitklap summary={summary}>{() => <Ledger label={label} rows={ledgerRows(explain())} />}</Uitklap>
);
