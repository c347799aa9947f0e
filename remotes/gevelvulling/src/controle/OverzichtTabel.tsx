import { toestandTeksten } from '@adviestool/domain/bewijs/controleTeksten';
import type { OverzichtRij } from '@adviestool/domain/bewijs/overzicht';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';

import styles from './OverzichtTabel.module.css';
import { teksten } from './teksten.ts';

const { kop } = teksten;

interface OverzichtTabelProps {
  overzicht: readonly OverzichtRij[];
  /** Nothing is green below a statement that does not hold. */
  isKleurloos: boolean;
}

const klasseVan = (
  { voldoet, isBevestigingGetoetst, waarschuwingen }: OverzichtRij,
  isKleurloos: boolean,
): string | undefined => {
  if (!voldoet) return styles.gezakt;
  if (waarschuwingen > 0 || !isBevestigingGetoetst) return styles.gewaarschuwd;
  return isKleurloos ? undefined : styles.voldoet;
};

/**
 * The signed numbers as a table of the page's own: nothing in it comes from the text of the report. What it comes to
 * stands beside the name, so that it is seen where the other columns are scrolled to.
 */
export const OverzichtTabel = ({ overzicht, isKleurloos }: OverzichtTabelProps) => (
  <div>
    <DataTable caption={teksten.overzicht}>
      <thead>
        <tr>
          <th scope="col">{kop.gevelvulling}</th>
          <th scope="col">{kop.oordeel}</th>
          <th scope="col">{kop.toestand}</th>
          <NumericHeader>{kop.maten}</NumericHeader>
          <NumericHeader>{kop.stuks}</NumericHeader>
          {ZIJDEN.map((zijde) => (
            <NumericHeader key={zijde}>{kop[zijde]}</NumericHeader>
          ))}
          <NumericHeader>{kop.unityCheck}</NumericHeader>
          <th scope="col">{kop.producten}</th>
        </tr>
      </thead>
      <tbody>
        {overzicht.map((rij) => (
          <tr key={rij.id}>
            <th scope="row">
              {rij.merk === '' ? rij.naam : rij.merk}
              {rij.merk !== '' && <span className={styles.soort}>{rij.soort}</span>}
            </th>
            <td className={klasseVan(rij, isKleurloos)}>
              {adviesTeksten.metBevestiging(rij.oordeel, rij.isBevestigingGetoetst)}
              {rij.waarschuwingen > 0 && (
                <span className={styles.soort}>
                  {adviesTeksten.waarschuwingen(rij.waarschuwingen)}
                </span>
              )}
            </td>
            <td>{toestandTeksten[rij.toestand]}</td>
            <NumericCell>{rij.maten}</NumericCell>
            <NumericCell>{rij.aantal}</NumericCell>
            {ZIJDEN.map((zijde) => (
              <NumericCell key={zijde}>{rij.zijden[zijde]}</NumericCell>
            ))}
            <NumericCell>{rij.unityCheck}</NumericCell>
            <td>{rij.producten}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
    <p className={styles.verklaring}>{teksten.verklaring}</p>
  </div>
);
