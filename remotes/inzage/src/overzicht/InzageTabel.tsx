import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';
import { Quantity } from '@adviestool/ui/Quantity';
import { UnityCheck } from '@adviestool/ui/UnityCheck';
import { Link } from 'react-router';

import { InzageOordeel } from '../inzage/InzageOordeel.tsx';
import styles from './InzageTabel.module.css';
import { teksten } from '../inzage/teksten.ts';

const { kolom, geen } = teksten;

const Maat = ({ rij: { breedte, hoogte } }: { rij: GevelvullingRij }) =>
  breedte === null || hoogte === null ? (
    geen
  ) : (
    <>
      {formatGetal(breedte)} × <Quantity text={formatGetal(hoogte)} unit="mm" />
    </>
  );

const stuks = (value: number | null): string => (value === null ? geen : formatNumber(value));

const Rij = ({ rij, path }: { rij: GevelvullingRij; path: string }) => (
  <tr className={styles.rij}>
    <th scope="row" className={styles.naam}>
      <Link to={path}>
        {rij.merk !== null && <strong>{rij.merk} </strong>}
        {rij.omschrijving}
      </Link>
    </th>
    <td className={styles.oordeel}>
      <InzageOordeel rij={rij} />
    </td>
    <NumericCell data-label={kolom.hoekankers}>{stuks(rij.totaalHoekankers)}</NumericCell>
    <td data-label={kolom.unityCheck} className={styles.unityCheck}>
      {rij.hoogsteToets === null ? geen : <UnityCheck value={rij.hoogsteToets.unityCheck} isThin />}
    </td>
    <NumericCell data-label={kolom.aantal}>{stuks(rij.aantal)}</NumericCell>
    <NumericCell data-label="">
      <Maat rij={rij} />
    </NumericCell>
  </tr>
);

interface InzageTabelProps {
  rijen: readonly GevelvullingRij[];
  pathOf: (id: string) => string;
}

/** The gevelvullingen of a project with their verdict; what counts most comes first. */
export const InzageTabel = ({ rijen, pathOf }: InzageTabelProps) => (
  <DataTable caption={teksten.tabel} isCaptionHidden>
    <thead className={styles.kop}>
      <tr>
        <th scope="col">{kolom.naam}</th>
        <th scope="col">{kolom.oordeel}</th>
        <NumericHeader>{kolom.hoekankers}</NumericHeader>
        <th scope="col">{kolom.unityCheck}</th>
        <NumericHeader>{kolom.aantal}</NumericHeader>
        <NumericHeader>{kolom.maat}</NumericHeader>
      </tr>
    </thead>
    <tbody className={styles.rijen}>
      {rijen.map((rij) => (
        <Rij key={rij.id} rij={rij} path={pathOf(rij.id)} />
      ))}
    </tbody>
  </DataTable>
);
