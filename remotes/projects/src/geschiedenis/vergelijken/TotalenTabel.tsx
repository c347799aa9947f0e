import type { Totalen } from '@adviestool/projectdelta/verschilRijen';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';

import { teksten } from './teksten.ts';
import styles from './Vergelijken.module.css';

const { totaal } = teksten;

const Aantal = ({ aantal }: { aantal: number | null }) => (
  <NumericCell>{aantal === null ? teksten.geen : formatNumber(aantal)}</NumericCell>
);

const Hoekankers = ({ hoekankers, zonderAantal }: Totalen) => (
  <NumericCell>
    {hoekankers === null ? teksten.geen : formatNumber(hoekankers)}
    {hoekankers !== null && zonderAantal > 0 && (
      <span className={styles.zonder}>{teksten.zonderAantal(zonderAantal)}</span>
    )}
  </NumericCell>
);

/** What the whole project came to and comes to. */
export const TotalenTabel = ({ toen, nu }: { toen: Totalen; nu: Totalen }) => (
  <div className={styles.totalen}>
    <DataTable caption={teksten.totalen}>
      <thead>
        <tr>
          <th scope="col">{totaal.heel}</th>
          <NumericHeader>{totaal.toen}</NumericHeader>
          <NumericHeader>{totaal.nu}</NumericHeader>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{totaal.gevelvullingen}</th>
          <Aantal aantal={toen.gevelvullingen} />
          <Aantal aantal={nu.gevelvullingen} />
        </tr>
        <tr>
          <th scope="row">{totaal.hoekankers}</th>
          <Hoekankers {...toen} />
          <Hoekankers {...nu} />
        </tr>
      </tbody>
    </DataTable>
  </div>
);
