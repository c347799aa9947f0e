import type { Voorspelling } from '@adviestool/domain/productkeuze/productkeuze';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { Quantity } from '@adviestool/ui/Quantity';
import { UnityCheck } from '@adviestool/ui/UnityCheck';

import { teksten } from './teksten.ts';

/** What a choice leads to: the number, the distance, and a thin bar for the unity check. */
export const Cijfers = ({
  voorspelling: { aantal, hartOpHart, unityCheck },
}: {
  voorspelling: Voorspelling;
}) => (
  <>
    <span data-cijfers>
      <strong>{formatNumber(aantal)}</strong> ·{' '}
      {hartOpHart === null ? teksten.inHetMidden : <Quantity value={hartOpHart} unit="mm" />}
    </span>
    <UnityCheck value={unityCheck} isThin />
  </>
);
