import type { VerschilPerGevelvulling } from '@adviestool/domain/bewijs/controleerBewijs';
import { zijdeLabel } from '@adviestool/domain/toelichting/labels';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';

import { teksten } from './teksten.ts';

const { kop } = teksten;

/** What was signed and what comes out now, where those are not the same. */
export const VerschillenTabel = ({ anders }: { anders: readonly VerschilPerGevelvulling[] }) => (
  <DataTable caption={teksten.verschillen}>
    <thead>
      <tr>
        <th scope="col">{kop.gevelvulling}</th>
        <th scope="col">{kop.zijde}</th>
        <th scope="col">{kop.wat}</th>
        <NumericHeader>{kop.ondertekend}</NumericHeader>
        <NumericHeader>{kop.nu}</NumericHeader>
      </tr>
    </thead>
    {anders.map(({ naam, verschillen }, index) => (
      <tbody key={`${index} ${naam}`}>
        {verschillen.map(({ zijde, label, oud, nieuw }, rij) => (
          <tr key={`${zijde ?? ''} ${label}`}>
            {rij === 0 && (
              <th scope="rowgroup" rowSpan={verschillen.length}>
                {naam}
              </th>
            )}
            <td>{zijde === null ? kop.heleGevelvulling : zijdeLabel(zijde)}</td>
            <td>{label}</td>
            <NumericCell>{oud}</NumericCell>
            <NumericCell>{nieuw}</NumericCell>
          </tr>
        ))}
      </tbody>
    ))}
  </DataTable>
);
