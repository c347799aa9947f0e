import { isVoldoende } from '@adviestool/domain/rekenen/isVoldoende';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';

import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './UnityCheck.module.css';

interface UnityCheckProps {
  /** Load divided by resistance; 1 is the limit. */
  value: number;
}

/** A unity check as a bar, a number and a word. */
export const UnityCheck = ({ value }: UnityCheckProps) => {
  const holds = isVoldoende(value);
  const share = Math.min(Math.max(value, 0), 1);

  return (
    <span className={joinClasses(styles.check, holds ? styles.ok : styles.bad)}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={styles.number}>{formatUnityCheck(value)}</span>{' '}
      <span className={styles.word}>
        <Icon name={holds ? 'check' : 'error'} />
        {holds ? 'voldoet' : 'voldoet niet'}
      </span>
    </span>
  );
};
