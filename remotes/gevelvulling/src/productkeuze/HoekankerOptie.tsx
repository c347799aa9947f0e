import type { HoekankerKeuze } from '@adviestool/domain/productkeuze/productkeuze';
import { Chip } from '@adviestool/ui/Chip';

import styles from './HoekankerKeuzes.module.css';
import { teksten } from './teksten.ts';

export interface HoekankerOptieProps {
  keuze: Extract<HoekankerKeuze, { geschikt: true }>;
  id: string;
  /** Name that the radio buttons of a side share. */
  group: string;
  isChosen: boolean;
  isVoorbeeld: boolean;
  onChoose: (hoekanker: string) => void;
}

/** The radio button of a hoekanker; its figures are read along with its name. */
export const HoekankerOptie = (props: HoekankerOptieProps) => {
  const { keuze, id, group, isChosen, isVoorbeeld, onChoose } = props;
  const { hoekanker, aanbevolen } = keuze;

  return (
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
        </label>{' '}
        {aanbevolen && <Chip kind="ok">{teksten.aanbevolen}</Chip>}
        <span id={`${id}-afmeting`} className={styles.afmeting}>
          {hoekanker.afmeting}
        </span>
        {isVoorbeeld && <Chip>{teksten.voorbeeldproduct}</Chip>}
        <span id={`${id}-cijfers`} hidden>
          {teksten.cijfers(keuze)}
        </span>
      </span>
    </div>
  );
};
