import type { Levering } from '@adviestool/contract/bestellingen';
import type {
  BestelAantallen,
  BestelLeverancier,
  BestelRegel,
} from '@adviestool/domain/bestellijst/bestellijst';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';

import styles from './Bestellijst.module.css';
import { teksten } from './teksten.ts';

const { kolom } = teksten;

interface BestelTabelProps {
  naam: string;
  leverancier: BestelLeverancier;
  levering: Levering | null;
}

const Aantallen = ({
  aantallen,
  regel,
  isSom,
}: {
  aantallen: BestelAantallen;
  regel: BestelRegel;
  /** Of all deliveries. */
  isSom: boolean;
}) => {
  const { nodig, voldoetNiet, metReserve, verpakkingen, bestellen } = aantallen;
  const over = bestellen - metReserve;
  return (
    <>
      <NumericCell>
        {isSom ? <strong>{formatNumber(bestellen)}</strong> : formatNumber(bestellen)}
        {over > 0 && <span className={styles.secondary}>{teksten.over(over)}</span>}
      </NumericCell>
      <NumericCell>
        {formatNumber(nodig)}
        {voldoetNiet > 0 && (
          <span className={styles.slecht}>{teksten.waarvanNiet(voldoetNiet)}</span>
        )}
      </NumericCell>
      <NumericCell>{formatNumber(metReserve)}</NumericCell>
      <NumericCell>
        {verpakkingen === null || regel.verpakking === null
          ? '–'
          : `${formatNumber(verpakkingen)} × ${formatNumber(regel.verpakking)}`}
      </NumericCell>
    </>
  );
};

const Prijs = ({ regel }: { regel: BestelRegel }) => (
  <NumericCell>
    {regel.bedrag === null || regel.prijs === null ? (
      '–'
    ) : (
      <>
        {teksten.bedrag(regel.bedrag)}
        <span className={styles.secondary}>
          {teksten.bedrag(regel.prijs)}{' '}
          {regel.verpakking === null ? teksten.perStuk : teksten.perVerpakking}
        </span>
      </>
    )}
  </NumericCell>
);

/** What to order of one supplier: a group of rows for each product when there are deliveries. */
export const BestelTabel = ({ naam, leverancier, levering }: BestelTabelProps) => {
  const heeftPrijs = leverancier.zonderPrijs < leverancier.regels.length;
  return (
    <DataTable caption={naam}>
      <thead>
        <tr>
          <th scope="col">{kolom.product}</th>
          {/* First of the numbers: it is what the list is for, and on a phone the others are beside the window. */}
          <NumericHeader>{kolom.bestellen}</NumericHeader>
          <NumericHeader>{kolom.nodig}</NumericHeader>
          <NumericHeader>{kolom.metReserve}</NumericHeader>
          <NumericHeader>{kolom.verpakkingen}</NumericHeader>
          {heeftPrijs && <NumericHeader>{kolom.bedrag}</NumericHeader>}
        </tr>
      </thead>
      {leverancier.regels.map((regel) => (
        <tbody key={regel.id}>
          <tr className={levering === null ? undefined : styles.som}>
            <th scope="row">
              {regel.naam}
              <span className={styles.secondary}>
                {[regel.id, regel.artikel === null ? '' : teksten.artikel(regel.artikel)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </th>
            <Aantallen aantallen={regel} regel={regel} isSom />
            {heeftPrijs && <Prijs regel={regel} />}
          </tr>
          {levering !== null &&
            regel.leveringen.map((each) => (
              <tr key={each.naam ?? ''}>
                <td className={styles.levering}>{teksten.levering(levering, each.naam)}</td>
                <Aantallen aantallen={each} regel={regel} isSom={false} />
                {heeftPrijs && (
                  <NumericCell>
                    {regel.prijs === null
                      ? '–'
                      : teksten.bedrag(regel.prijs * (each.verpakkingen ?? each.bestellen))}
                  </NumericCell>
                )}
              </tr>
            ))}
        </tbody>
      ))}
      {heeftPrijs && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {teksten.totaal}
              {leverancier.zonderPrijs > 0 && (
                <span className={styles.secondary}>
                  {teksten.zonderPrijs(leverancier.zonderPrijs)}
                </span>
              )}
            </th>
            <NumericCell>
              <strong>{teksten.bedrag(leverancier.bedrag)}</strong>
            </NumericCell>
          </tr>
        </tfoot>
      )}
    </DataTable>
  );
};
