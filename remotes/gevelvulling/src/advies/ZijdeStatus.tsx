import type { ZijdeAdvies } from '@adviestool/domain/rekenen/advies';
import { Chip } from '@adviestool/ui/Chip';
import { findMaatgevendeToets } from '@adviestool/domain/toelichting/zijdeTeksten';
import { UnityCheck } from '@adviestool/ui/UnityCheck';

import { teksten } from './teksten.ts';

interface ZijdeStatusProps {
  advies: ZijdeAdvies;
  /** What is warned of on this side. */
  waarschuwing: string | null;
  /** False: the unity check is of the hoekankers alone. */
  isBevestigingGetoetst: boolean;
}

/** The unity check with its word and what decides it, or the status of a side that has none. */
export const ZijdeStatus = ({ advies, waarschuwing, isBevestigingGetoetst }: ZijdeStatusProps) => {
  const { status, unityCheck } = advies;
  const toets = findMaatgevendeToets(advies);
  if (unityCheck === null || toets === null) {
    const kind = status === 'GEEN_PRODUCT' ? 'warn' : 'bad';
    return <Chip kind={kind}>{teksten.status[status]}</Chip>;
  }
  return (
    <>
      <UnityCheck value={unityCheck} />
      <span data-onderschrift>{teksten.maatgevendeToets[toets]}</span>
      {waarschuwing !== null && <Chip kind="warn">{waarschuwing}</Chip>}
      {status === 'VOLDOET' && !isBevestigingGetoetst && (
        <Chip kind="warn">{teksten.bevestigingNietGetoetst}</Chip>
      )}
    </>
  );
};
