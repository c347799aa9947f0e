import type { Gebruik, LidGebruik, Ruimte } from '@adviestool/contract/gebruik';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';
import { Icon } from '@adviestool/ui/Icon';

import { formatMegabytes } from './formatMegabytes.ts';
import { krapteVan } from './krapteVan.ts';
import styles from './LedenTabel.module.css';
import { teksten } from './teksten.ts';

const { kolom } = teksten;

const Lid = ({ lid, quota }: { lid: LidGebruik; quota: Ruimte }) => (
  <tr>
    <th scope="row" className={styles.naam}>
      {lid.naam}
      {krapteVan(lid, quota).map(({ soort, mate, grens }) => (
        <div key={soort} className={styles.krap}>
          <Icon name="warning" />
          {teksten.lid[mate](teksten.grens[soort](grens))}
        </div>
      ))}
    </th>
    <NumericCell>{formatNumber(lid.projecten)}</NumericCell>
    <NumericCell>{formatMegabytes(lid.bytes)}</NumericCell>
  </tr>
);

/** What each person has, who takes most first, and what all have. */
export const LedenTabel = ({ gebruik, leden, quota }: Gebruik) => (
  <DataTable caption={teksten.tabel}>
    <thead>
      <tr>
        <th scope="col">{kolom.naam}</th>
        <NumericHeader>{kolom.projecten}</NumericHeader>
        <NumericHeader>{kolom.omvang}</NumericHeader>
      </tr>
    </thead>
    <tbody>
      {leden.map((lid) => (
        <Lid key={lid.uid} lid={lid} quota={quota.user} />
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{teksten.totaal}</th>
        <NumericCell>{formatNumber(gebruik.projecten)}</NumericCell>
        <NumericCell>{formatMegabytes(gebruik.bytes)}</NumericCell>
      </tr>
    </tfoot>
  </DataTable>
);
