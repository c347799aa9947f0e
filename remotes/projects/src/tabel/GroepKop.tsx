import { formatGevelvullingen, formatHoekankers } from '@adviestool/getallen/formatAantal';
import { Icon } from '@adviestool/ui/Icon';

import styles from './GroepKop.module.css';
import type { GroepRegel } from './regelsOf.ts';
import { teksten } from './teksten.ts';

interface GroepKopProps {
  regel: GroepRegel;
  tabIndex?: number;
  onFold: (id: string, isDicht: boolean) => void;
}

/** The name of a group and what is in it; pressing it folds the group. */
export const GroepKop = ({ regel, tabIndex, onFold }: GroepKopProps) => {
  const { id, naam, aantal, hoekankers, aandacht, isDicht } = regel;
  return (
    <button
      type="button"
      className={styles.kop}
      aria-expanded={!isDicht}
      tabIndex={tabIndex}
      onClick={() => onFold(id, !isDicht)}
    >
      <Icon name={isDicht ? 'chevron-right' : 'chevron-down'} />
      <b>{naam}</b>{' '}
      <span>
        {formatGevelvullingen(aantal)} · {formatHoekankers(hoekankers)}
      </span>{' '}
      {aandacht > 0 && (
        <span className={styles.aandacht}>
          <Icon name="warning" />
          {teksten.groeperen.aandacht(aandacht)}
        </span>
      )}
    </button>
  );
};
