import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import type { Berekening } from '@adviestool/domain/rekenen/berekening';
import { zijdeLabel } from '@adviestool/domain/toelichting/labels';
import { listToetsen, type GetoetsteGrens } from '@adviestool/domain/toelichting/listToetsen';
import { isSameInput } from '@adviestool/domain/velden/isSameInput';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';
import { Chip } from '@adviestool/ui/Chip';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';
import { memo } from 'react';

import { teksten } from './teksten.ts';
import { Uitklap } from '../uitklap/Uitklap.tsx';

const { toetsen } = teksten;

interface ZijdeToetsenProps {
  zijde: Zijde;
  lijst: readonly GetoetsteGrens[];
}

/** Those of one side, drawn anew only when one of them changes. */
const ZijdeToetsen = memo(
  ({ zijde, lijst }: ZijdeToetsenProps) => (
    <tbody>
      {lijst.map(({ naam, waarde, teken, grens, eenheid, voldoet }, rij) => (
        <tr key={naam}>
          {rij === 0 && (
            <th scope="rowgroup" rowSpan={lijst.length}>
              {zijdeLabel(zijde)}
            </th>
          )}
          <td>{naam}</td>
          <NumericCell>
            {waarde} {teken} {grens}
            {eenheid !== null && `${NARROW_SPACE}${eenheid}`}
          </NumericCell>
          <td>
            <Chip kind={voldoet ? 'ok' : 'bad'}>
              {voldoet ? toetsen.voldoet : toetsen.voldoetNiet}
            </Chip>
          </td>
        </tr>
      ))}
    </tbody>
  ),
  isSameInput,
);
ZijdeToetsen.displayName = 'ZijdeToetsen';

/** Every check of every side with its limit, those that passed too. */
export const Toetsen = ({ berekening }: { berekening: Berekening }) => {
  const { gedeeld, zijden } = berekening;
  const perZijde = ZIJDEN.flatMap((zijde) => {
    const kant = zijden[zijde];
    const lijst = kant === undefined ? [] : listToetsen(gedeeld, kant);
    return lijst.length === 0 ? [] : [{ zijde, lijst }];
  });
  const aantal = perZijde.reduce((som, { lijst }) => som + lijst.length, 0);
  if (aantal === 0) return null;

  return (
    <Uitklap summary={toetsen.tonen(aantal)}>
      <DataTable caption={toetsen.titel}>
        <thead>
          <tr>
            <th scope="col">{toetsen.zijde}</th>
            <th scope="col">{toetsen.toets}</th>
            <NumericHeader>{toetsen.grens}</NumericHeader>
            <th scope="col">{toetsen.oordeel}</th>
          </tr>
        </thead>
        {perZijde.map(({ zijde, lijst }) => (
          <ZijdeToetsen key={zijde} zijde={zijde} lijst={lijst} />
        ))}
      </DataTable>
    </Uitklap>
  );
};
