import { formatNumber } from '@adviestool/ui/format';
import { Quantity } from '@adviestool/ui/Quantity';
import { UnityCheck } from '@adviestool/ui/UnityCheck';

import styles from './HoekankerKeuzes.module.css';
import { HoekankerOptie, type HoekankerOptieProps } from './HoekankerOptie.tsx';
import { teksten } from './teksten.ts';

const { kolommen } = teksten;

export const HoekankerRij = (props: HoekankerOptieProps) => {
  const { aantal, hartOpHart, unityCheck } = props.keuze;

  return (
    <tr className={styles.rij} data-gekozen={props.isChosen}>
      <th scope="row">
        <HoekankerOptie {...props} />
      </th>
      <td data-getal data-label={kolommen.aantal}>
        {formatNumber(aantal)}
      </td>
      <td data-getal data-label={kolommen.hartOpHart}>
        {hartOpHart === null ? teksten.inHetMidden : <Quantity value={hartOpHart} unit="mm" />}
      </td>
      <td data-label={kolommen.unityCheck}>
        <UnityCheck value={unityCheck} />
      </td>
    </tr>
  );
};
