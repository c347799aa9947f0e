import { isVoldoende } from '@adviestool/domain/rekenen/isVoldoende';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';

import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './UnityCheck.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface UnityCheckProps {
  /** Load divided by resistance; 1 is the limit. */
  value: number;
  /** The word is only read aloud: for a table in which all of them hold. */
  isThin?: boolean;
}

/** A unity check as a bar, a number and a word; one that fails always has its word. */
export const UnityCheck = ({ value, isThin = false }: UnityCheckProps) => {
  const holds = isVoldoende(value);
  const word = holds ? 'voldoet' : 'voldoet niet';
  const share = Math.min(Math.max(value, 0), 1);

  return (
    <span
      className={joinClasses(styles.check, holds ? styles.ok : styles.bad, isThin && styles.thin)}
    >
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={styles.number}>{formatUnityCheck(value)}</span>{' '}
      {isThin && holds ? (
        <VisuallyHidden>{word}</VisuallyHidden>
      ) : (
        <span className={styles.word}>
          <Icon name={holds ? 'check' : 'error'} />
          {word}
        </span>
      )}
    </span>
  );
};
