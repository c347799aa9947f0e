import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';
import { dorpelLabel, zijdeLabel } from '@adviestool/domain/toelichting/labels';
import { FieldError } from '@adviestool/forms/FieldError';
import type { FieldControl } from '@adviestool/forms/useFieldControl';

import { teksten } from './teksten.ts';

interface ZijdeKopProps {
  zijde: Zijde;
  type: GevelvullingType | null;
  control: FieldControl;
  /** What stands in the way of any choice: the way to the field leads here. */
  belet?: string | undefined;
}

/** The head of the column of a side, with what is wrong with its choice. */
export const ZijdeKop = ({ zijde, type, control, belet }: ZijdeKopProps) => (
  <th scope="col" data-zijde={zijde} {...(belet !== undefined && { id: control.id, tabIndex: -1 })}>
    {zijdeLabel(zijde)}
    <span data-onderschrift>
      {type !== null && dorpelLabel(type, zijde)}
      {zijde === 'zijkanten' && `, ${teksten.perStijl}`}
    </span>
    <FieldError
      control={
        control.error === undefined || belet === undefined ? control : { ...control, error: belet }
      }
    />
  </th>
);
