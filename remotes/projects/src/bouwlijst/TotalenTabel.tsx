import type { BouwlijstRegel, BouwlijstTotaal } from '@adviestool/domain/bouwlijst/bouwlijst';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';

import styles from './Bouwlijst.module.css';
import type { NaamVanLeverancier } from '@adviestool/domain/bouwlijst/bouwlijstTabellen';
import { teksten } from './teksten.ts';

interface ProductNaamProps {
  product: Pick<BouwlijstRegel, 'id' | 'naam' | 'soort' | 'leverancier'>;
  naamVan: NaamVanLeverancier;
}

/** A product by its name, with its code, its kind and who supplies it below. */
const ProductNaam = ({ product: { id, naam, soort, leverancier }, naamVan }: ProductNaamProps) => (
  <>
    {naam}
    <span className={styles.secondary}>
      {[id, teksten.soort[soort], naamVan(leverancier)].filter(Boolean).join(' · ')}
    </span>
  </>
);

interface TotalenTabelProps {
  totalen: readonly BouwlijstTotaal[];
  naamVan: NaamVanLeverancier;
}

const { kolom } = teksten;

const orDash = (value: number | null): string =>
  value === null ? teksten.geen : formatNumber(value);

/** What to order, per product and supplier. Columns that no product fills are left out. */
export const TotalenTabel = ({ totalen, naamVan }: TotalenTabelProps) => {
  const hasVerpakking = totalen.some(({ verpakking }) => verpakking !== null);

  return (
    <div className={styles.totalen}>
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
                <ProductNaam product={totaal} naamVan={naamVan} />
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
    </div>
  );
};
