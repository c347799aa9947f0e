import type { Stap } from '@adviestool/domain/toelichting/toelichting';
import type { LedgerRow } from '@adviestool/ui/Ledger';

/** A step whose unit is a dash has none. */
const GEEN_EENHEID = '-';

export const ledgerRows = (stappen: readonly Stap[]): LedgerRow[] =>
  stappen.map(({ label, formule, invulling, uitkomst, eenheid, herkomst, noot }, index) => ({
    id: `${index} ${label}`,
    label,
    formula: formule,
    numbers: invulling,
    result: uitkomst,
    unit: eenheid === GEEN_EENHEID ? undefined : eenheid,
    note: noot,
    source: herkomst,
  }));
