import type { Onderdeel } from '@adviestool/contract/onderdelen';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';
import { formatDateTime } from '@adviestool/ui/format';

import styles from './OnderdelenScherm.module.css';
import { teksten } from './teksten.ts';

const { kolom } = teksten;

/** The version of each part, since when and by whom, and how often it failed. */
export const OnderdelenTabel = ({ onderdelen }: { onderdelen: readonly Onderdeel[] }) => (
  <DataTable caption={teksten.draait}>
    <thead>
      <tr>
        <th scope="col">{kolom.onderdeel}</th>
        <th scope="col">{kolom.versie}</th>
        <th scope="col">{kolom.sinds}</th>
        <th scope="col">{kolom.door}</th>
        <NumericHeader>{teksten.storingen}</NumericHeader>
      </tr>
    </thead>
    <tbody>
      {onderdelen.map(({ id, versie, sinds, door, storingen }) => (
        <tr key={id}>
          <th scope="row">{id}</th>
          <td className={styles.versie}>{versie}</td>
          <td className={styles.moment}>
            {sinds === null ? teksten.geen : formatDateTime(new Date(sinds))}
          </td>
          <td>{door ?? teksten.geen}</td>
          <NumericCell>{storingen === null ? teksten.geen : formatNumber(storingen)}</NumericCell>
        </tr>
      ))}
    </tbody>
  </DataTable>
);
