import type { BouwlijstTotaal } from '@adviestool/domain/bouwlijst';
import { DataTable } from '@adviestool/ui/DataTable';
import { formatNumber } from '@adviestool/ui/format';
import { NumericCell } from '@adviestool/ui/NumericCell';
import { NumericHeader } from '@adviestool/ui/NumericHeader';

import type { NaamVanLeverancier } from './export/exportTabellen.ts';
import { ProductNaam } from './ProductNaam.tsx';
import { teksten } from './teksten.ts';

interface TotalenTabelProps {
  totalen: readonly BouwlijstTotaal[];
  naamVan: NaamVanLeverancier;
  /** The products are examples of a fictional catalogue. */
  isVoorbeeld: boolean;
}

const { kolom } = teksten;

const orDash = (value: number | null): string =>
  value === null ? teksten.geen : formatNumber(value);

/** What to order, per product and supplier. Columns that no product fills are left out. */
export const TotalenTabel = ({ totalen, naamVan, isVoorbeeld }: TotalenTabelProps) => {
  const hasVerpakking = totalen.some(({ verpakking }) => verpakking !== null);

  return (
    <DataTable caption={teksten.totalen}>
      <thead>
        <tr>
          <th scope="col">{kolom.product}</th>
          <NumericHeader>{kolom.aantal}</NumericHeader>
          {hasVerpakking && (
            <>
              <NumericHeader>{kolom.perVerpakking}</NumericHeader>
              <NumericHeader>{kolom.verpakkingen}</NumericHeader>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {totalen.map((totaal) => (
          <tr key={`${totaal.id} ${totaal.leverancier}`}>
            <th scope="row">
              <ProductNaam product={totaal} naamVan={naamVan} isVoorbeeld={isVoorbeeld} />
            </th>
            <NumericCell>{formatNumber(totaal.aantal)}</NumericCell>
            {hasVerpakking && (
              <>
                <NumericCell>{orDash(totaal.verpakking)}</NumericCell>
                <NumericCell>{orDash(totaal.verpakkingen)}</NumericCell>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
