import { Notice } from '@adviestool/ui/Notice';

import { teksten } from './advies/teksten.ts';
import type { useTerug } from './useTerug.ts';

type TerugStatusProps = Pick<ReturnType<typeof useTerug>, 'stand'>;

/** What came of the last file. */
export const TerugStatus = ({ stand }: TerugStatusProps) => {
  if (stand.kind === 'failed') {
    return (
      <Notice kind="bad" title={teksten.foutTitel}>
        <p>{teksten.fout[stand.fout]}</p>
        {stand.afwijking !== undefined && <p>{teksten.afwijking(stand.afwijking)}</p>}
      </Notice>
    );
  }
  if (stand.kind !== 'saved') return null;
  const { namen, teruggelezen, ontbreekt } = stand.opgeslagen;
  return (
    <Notice
      kind={ontbreekt.length === 0 ? 'ok' : 'warn'}
      title={teksten.opgeslagen(namen.join(', '), namen.length > 1)}
    >
      <p>{teruggelezen}</p>
      {ontbreekt.map((regel) => (
        <p key={regel}>{regel}</p>
      ))}
    </Notice>
  );
};
