import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';
import { dorpelLabel, zijdeLabel } from '@adviestool/domain/toelichting/labels';
import { FieldError } from '@adviestool/forms/FieldError';
import type { FieldControl } from '@adviestool/forms/useFieldControl';

import { teksten } from './teksten.ts';

interface ZijdeKopProps {
  zijde: Zijde;
  type: GevelvullingType | null;
  control?: FieldControl;
}

/** The head of the column of a side, with what is wrong with its choice. */
export const ZijdeKop = ({ zijde, type, control }: ZijdeKopProps) => (
  <th scope="col" data-zijde={zijde}>
    {zijdeLabel(zijde)}
    <span data-onderschrift>
      {type !== null && dorpelLabel(type, zijde)}
      {zijde === 'zijkanten' && `, ${teksten.perStijl}`}
    </span>
    {control !== undefined && <FieldError control={control} />}
  </th>
);
