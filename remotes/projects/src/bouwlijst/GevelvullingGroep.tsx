import { gevelvullingPath } from '@adviestool/contract/paths';
import type { BouwlijstGevelvulling } from '@adviestool/domain/bouwlijst';
import { Chip } from '@adviestool/ui/Chip';
import { formatNumber } from '@adviestool/ui/format';
import { NumericCell } from '@adviestool/ui/NumericCell';
import { Link } from 'react-router';

import styles from './Bouwlijst.module.css';
import type { NaamVanLeverancier } from './export/exportTabellen.ts';
import { opmerkingenOf } from './opmerkingenOf.ts';
import { teksten } from './teksten.ts';

interface GevelvullingGroepProps {
  projectId: number;
  gevelvulling: BouwlijstGevelvulling;
  naamVan: NaamVanLeverancier;
}

const KOLOMMEN = 3;

export const GevelvullingGroep = ({ projectId, gevelvulling, naamVan }: GevelvullingGroepProps) => {
  const { id, naam, aantal, producten, voldoet, zonderMiddel } = gevelvulling;

  return (
    <tbody>
      <tr className={styles.groep}>
        <th scope="rowgroup" colSpan={KOLOMMEN}>
          <div className={styles.kop}>
            <Link to={gevelvullingPath(projectId, id)}>{naam}</Link>
            <span>× {formatNumber(aantal)}</span>
            {!voldoet && <Chip kind="bad">{teksten.voldoetNiet}</Chip>}
            {zonderMiddel.length > 0 && <Chip kind="warn">{teksten.onvolledig}</Chip>}
          </div>
          {opmerkingenOf(gevelvulling).map((opmerking) => (
            <span key={opmerking} className={styles.secondary}>
              {opmerking}
            </span>
          ))}
        </th>
      </tr>
      {producten.map((regel) => (
        <tr key={`${regel.id} ${regel.leverancier}`}>
          <td>
            {regel.naam}
            {regel.leverancier !== null && (
              <span className={styles.secondary}>{naamVan(regel.leverancier)}</span>
            )}
          </td>
          <NumericCell>{formatNumber(regel.perStuk)}</NumericCell>
          <NumericCell>{formatNumber(regel.aantal)}</NumericCell>
        </tr>
      ))}
    </tbody>
  );
};
