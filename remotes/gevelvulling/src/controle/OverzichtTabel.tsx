import type { OverzichtRij } from '@adviestool/domain/bewijs/overzicht';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';

import styles from './OverzichtTabel.module.css';
import { teksten } from './teksten.ts';

const { kop } = teksten;

/**
 * The signed numbers as a table of the page's own: nothing in it comes from the text of the report. What it comes to
 * stands beside the name, so that it is seen where the other columns are scrolled to.
 */
export const OverzichtTabel = ({ overzicht }: { overzicht: readonly OverzichtRij[] }) => (
  <div>
    <DataTable caption={teksten.overzicht}>
      <thead>
        <tr>
          <th scope="col">{kop.gevelvulling}</th>
          <th scope="col">{kop.oordeel}</th>
          <NumericHeader>{kop.maten}</NumericHeader>
          <NumericHeader>{kop.stuks}</NumericHeader>
          {ZIJDEN.map((zijde) => (
            <NumericHeader key={zijde}>{kop[zijde]}</NumericHeader>
          ))}
          <NumericHeader>{kop.unityCheck}</NumericHeader>
        </tr>
      </thead>
      <tbody>
        {overzicht.map(
          ({ id, merk, naam, soort, maten, aantal, zijden, unityCheck, oordeel, voldoet }) => (
            <tr key={id}>
              <th scope="row">
                {merk === '' ? naam : merk}
                {merk !== '' && <span className={styles.soort}>{soort}</span>}
              </th>
              <td className={voldoet ? styles.voldoet : styles.gezakt}>{oordeel}</td>
              <NumericCell>{maten}</NumericCell>
              <NumericCell>{aantal}</NumericCell>
              {ZIJDEN.map((zijde) => (
                <NumericCell key={zijde}>{zijden[zijde]}</NumericCell>
              ))}
              <NumericCell>{unityCheck}</NumericCell>
            </tr>
          ),
        )}
      </tbody>
    </DataTable>
    <p className={styles.verklaring}>{teksten.verklaring}</p>
  </div>
);
