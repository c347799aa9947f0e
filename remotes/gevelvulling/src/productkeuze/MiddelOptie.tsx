import { Chip } from '@adviestool/ui/Chip';
import { useId } from 'react';

import styles from './MiddelKeuzes.module.css';
import { teksten } from './teksten.ts';

interface MiddelOptieProps {
  group: string;
  naam: string;
  /** What it leads to, or why it cannot be used. */
  toelichting: string | undefined;
  isChosen: boolean;
  isVoorbeeld?: boolean;
  isDisabled?: boolean;
  isAanbevolen?: boolean;
  onChoose: () => void;
}

export const MiddelOptie = ({
  group,
  naam,
  toelichting,
  isChosen,
  isVoorbeeld = false,
  isDisabled = false,
  isAanbevolen = false,
  onChoose,
}: MiddelOptieProps) => {
  const id = useId();

  return (
    <div className={styles.optie} data-disabled={isDisabled}>
      <input
        type="radio"
        id={id}
        name={group}
        checked={isChosen}
        disabled={isDisabled}
        aria-describedby={toelichting === undefined ? undefined : `${id}-toelichting`}
        onChange={onChoose}
      />
      <span>
        <label htmlFor={id}>{naam}</label>{' '}
        {isAanbevolen && <Chip kind="ok">{teksten.aanbevolen}</Chip>}{' '}
        {isVoorbeeld && <Chip>{teksten.voorbeeldproduct}</Chip>}
        {toelichting !== undefined && (
          <span id={`${id}-toelichting`} className={styles.toelichting}>
            {toelichting}
          </span>
        )}
      </span>
    </div>
  );
};
