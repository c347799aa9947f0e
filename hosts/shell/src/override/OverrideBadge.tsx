import { Button } from '@adviestool/ui/Button';
import { Icon } from '@adviestool/ui/Icon';

import styles from './OverrideBadge.module.css';
import { useBuildErrors } from './buildErrorStore.ts';
import { teksten } from './teksten.ts';
import { useIsStarted } from './useIsStarted.ts';

/** What became of one override. */
export interface OverrideOutcome {
  /** Id of the remote; null: none could be read. */
  name: string | null;
  /** Where it comes from and its version, or why not. */
  detail: string;
  isRefused: boolean;
  /** The release has it too. */
  isShipped: boolean;
}

interface Props {
  outcomes: readonly OverrideOutcome[];
  onReset: () => void;
}

interface Stand {
  /** Something does not build. */
  isBroken: boolean;
  /** The product stands on the page. */
  isStarted: boolean;
}

const titleOf = (outcomes: readonly OverrideOutcome[], { isBroken, isStarted }: Stand): string => {
  if (!isStarted) return teksten.startNiet;
  if (outcomes.some(({ isRefused }) => isRefused)) return teksten.mislukt;
  return isBroken ? teksten.bouwMislukt : teksten.vervangen(outcomes.length);
};

/** What stands below a remote beside where it comes from. */
const noteOf = ({ name, isRefused, isShipped }: OverrideOutcome): string | null => {
  if (isShipped) return isRefused ? teksten.uitgebracht : null;
  return name === null || isRefused ? null : teksten.toegevoegd;
};

interface ErrorsProps {
  errors: readonly string[];
  /** Something was built before, which this tab shows. */
  isShown: boolean;
}

const BuildErrors = ({ errors, isShown }: ErrorsProps) => (
  <div className={styles['errors']} role="alert">
    {errors.map((error) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long line is scrolled by keyboard
      <pre key={error} className={styles['error']} tabIndex={0}>
        {error}
      </pre>
    ))}
    {isShown && <span>{teksten.laatsteBouw}</span>}
  </div>
);

/**
 * Lists the remotes that this tab takes from elsewhere; open when one is refused or does not build, or when the product
 * does not start with them.
 */
export const OverrideBadge = ({ outcomes, onReset }: Props) => {
  const errorsOf = useBuildErrors();
  const isBroken = Object.values(errorsOf).some((errors) => errors.length > 0);
  const isStarted = useIsStarted();
  const isBad = isBroken || !isStarted || outcomes.some(({ isRefused }) => isRefused);
  return (
    <details
      // Opens when that changes; what the user does to it between stays.
      key={String(isBad)}
      className={styles['badge']}
      data-refused={isBad}
      open={isBad}
    >
      <summary className={styles['summary']}>
        <Icon name={isBad ? 'error' : 'warning'} />
        {titleOf(outcomes, { isBroken, isStarted })}
      </summary>
      <div className={styles['panel']}>
        {!isStarted && <p role="alert">{teksten.startNietUitleg(outcomes.length)}</p>}
        <ul className={styles['list']}>
          {outcomes.map((outcome) => {
            const { name, detail, isRefused } = outcome;
            const errors = name === null ? [] : (errorsOf[name] ?? []);
            return (
              <li key={`${name ?? ''} ${detail}`}>
                {name !== null && <strong>{name}</strong>}
                <span className={styles['detail']} role={isRefused ? 'alert' : undefined}>
                  {detail}
                </span>
                <span>{noteOf(outcome)}</span>
                {errors.length > 0 && <BuildErrors errors={errors} isShown={!isRefused} />}
              </li>
            );
          })}
        </ul>
        <div className={styles['foot']}>
          <span>{teksten.uitleg}</span>
          <Button onClick={onReset}>{teksten.terugzetten}</Button>
        </div>
      </div>
    </details>
  );
};
