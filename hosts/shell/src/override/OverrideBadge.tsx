import { Button } from '@adviestool/ui/Button';
import { Icon } from '@adviestool/ui/Icon';

import styles from './OverrideBadge.module.css';
import { teksten } from './teksten.ts';

/** What became of one override. */
export interface OverrideOutcome {
  /** Id of the remote; null: none could be read. */
  name: string | null;
  /** Where it comes from and its version, or why not. */
  detail: string;
  isRefused: boolean;
}

interface Props {
  outcomes: readonly OverrideOutcome[];
  onReset: () => void;
}

const titleOf = (refused: number, count: number): string =>
  refused === 0 ? teksten.vervangen(count) : teksten.mislukt;

/** Lists the remotes that this tab takes from elsewhere; open from the start when one is refused. */
export const OverrideBadge = ({ outcomes, onReset }: Props) => {
  const refused = outcomes.filter(({ isRefused }) => isRefused).length;
  return (
    <details className={styles['badge']} data-refused={refused > 0} open={refused > 0}>
      <summary className={styles['summary']}>
        <Icon name={refused > 0 ? 'error' : 'warning'} />
        {titleOf(refused, outcomes.length)}
      </summary>
      <div className={styles['panel']}>
        <ul className={styles['list']}>
          {outcomes.map(({ name, detail, isRefused }) => (
            <li key={`${name ?? ''} ${detail}`}>
              {name !== null && <strong>{name}</strong>}
              <span className={styles['detail']} role={isRefused ? 'alert' : undefined}>
                {detail}
              </span>
              {isRefused && name !== null && <span>{teksten.uitgebracht}</span>}
            </li>
          ))}
        </ul>
        <div className={styles['foot']}>
          <span>{teksten.uitleg}</span>
          <Button onClick={onReset}>{teksten.terugzetten}</Button>
        </div>
      </div>
    </details>
  );
};
