import { Button } from '@adviestool/ui/Button';
import { Icon } from '@adviestool/ui/Icon';
import { useRoom } from '@adviestool/ui/useRoom';
import { useState } from 'react';

import styles from './ConnectionBar.module.css';
import { connectionText, isAway, useConnectionStore } from './connectionStore.ts';
import { teksten } from './teksten.ts';

/** Says under the header that the backend cannot be reached; nothing while it can. */
export const ConnectionBar = ({ check }: { check: () => Promise<void> }) => {
  const connection = useConnectionStore();
  const place = useRoom<HTMLOutputElement>('--top-room');
  const [isChecking, setChecking] = useState(false);

  const tryNow = async (): Promise<void> => {
    setChecking(true);
    await check();
    setChecking(false);
  };

  // The region is there before its text: only then a change is read out.
  return (
    <output ref={place} aria-label={teksten.verbinding} className={styles['place']}>
      {isAway(connection) && (
        <span className={styles['bar']}>
          <span className={styles['icon']}>
            <Icon name="warning" />
          </span>
          <span className={styles['text']}>
            <strong>{connectionText(connection)}.</strong> {teksten.blijftStaan}
          </span>
          <Button busy={isChecking} onClick={() => void tryNow()}>
            {teksten.nuProberen}
          </Button>
        </span>
      )}
    </output>
  );
};
