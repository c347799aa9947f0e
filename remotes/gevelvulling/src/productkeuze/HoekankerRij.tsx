import type { HoekankerKeuze } from '@adviestool/domain/productkeuze';
import { Chip } from '@adviestool/ui/Chip';
import { formatNumber } from '@adviestool/ui/format';
import { Quantity } from '@adviestool/ui/Quantity';
import { UnityCheck } from '@adviestool/ui/UnityCheck';

import styles from './HoekankerKeuzes.module.css';
import { teksten } from './teksten.ts';

interface HoekankerRijProps {
  keuze: Extract<HoekankerKeuze, { geschikt: true }>;
  id: string;
  /** Name that the radio buttons of a side share. */
  group: string;
  isChosen: boolean;
  isVoorbeeld: boolean;
  onChoose: (hoekanker: string) => void;
}

const { kolommen } = teksten;

export const HoekankerRij = (props: HoekankerRijProps) => {
  const { keuze, id, group, isChosen, isVoorbeeld, onChoose } = props;
  const { hoekanker, aantal, hartOpHart, unityCheck, aanbevolen } = keuze;

  return (
    <tr className={styles.rij} data-gekozen={isChosen}>
      <th scope="row">
        <div className={styles.product}>
          <input
            type="radio"
            id={id}
            name={group}
            value={hoekanker.id}
            checked={isChosen}
            aria-describedby={`${id}-afmeting ${id}-cijfers`}
            onChange={() => onChoose(hoekanker.id)}
          />
          <span>
            <label htmlFor={id} className={styles.naam}>
              {hoekanker.naam}
            </label>
            <span className={styles.chips}>
              {aanbevolen && <Chip kind="ok">{teksten.aanbevolen}</Chip>}
              {isVoorbeeld && <Chip>{teksten.voorbeeldproduct}</Chip>}
            </span>
            <span id={`${id}-afmeting`} className={styles.afmeting}>
              {hoekanker.afmeting}
            </span>
            <span id={`${id}-cijfers`} hidden>
              {teksten.cijfers(keuze)}
            </span>
          </span>
        </div>
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
