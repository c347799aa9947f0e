import type { Wisseling } from '@adviestool/contract/onderdelen';
import { DataTable } from '@adviestool/ui/DataTable';
import { formatDateTime } from '@adviestool/ui/format';

import styles from './OnderdelenScherm.module.css';
import { teksten } from './teksten.ts';

const { wisseling: kolom } = teksten;

/** Parts that are named; of more their number says enough. */
const MOST_NAMED = 3;

const watTekst = ({ soort, onderdelen }: Wisseling): string => {
  const versies = Object.entries(onderdelen).map((onderdeel) => onderdeel.join(' '));
  const wat = versies.length > MOST_NAMED ? teksten.aantal(versies.length) : versies.join(', ');
  return wat === '' ? teksten.soort(soort) : `${teksten.soort(soort)}: ${wat}`;
};

const overgangTekst = ({ van, naar }: Wisseling): string =>
  naar === null || van === naar ? '' : teksten.overgang(van ?? teksten.geen, naar);

/** How the site came to what it runs, the newest first. */
export const WisselingenTabel = ({ wisselingen }: { wisselingen: readonly Wisseling[] }) => (
  <DataTable caption={teksten.wisselingen}>
    <thead>
      <tr>
        <th scope="col">{kolom.op}</th>
        <th scope="col">{kolom.wat}</th>
        <th scope="col">{kolom.door}</th>
        <th scope="col">{kolom.reden}</th>
      </tr>
    </thead>
    <tbody>
      {wisselingen.map((wisseling) => (
        <tr key={`${wisseling.op} ${wisseling.soort} ${wisseling.naar ?? ''}`}>
          <th scope="row" className={styles.moment}>
            {formatDateTime(new Date(wisseling.op))}
          </th>
          <td>
            {watTekst(wisseling)}
            <div className={styles.overgang}>{overgangTekst(wisseling)}</div>
          </td>
          <td>{wisseling.door}</td>
          <td>{wisseling.reden ?? teksten.geen}</td>
        </tr>
      ))}
    </tbody>
  </DataTable>
);
