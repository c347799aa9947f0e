import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';

import styles from './DraftNotice.module.css';
import { teksten } from './teksten.ts';
import type { KeptInput } from './useDraft.ts';

interface DraftNoticeProps {
  draft: Pick<KeptInput<unknown>, 'restored' | 'drop'>;
}

/** Tells that the input of an earlier visit is back, with a way to be rid of it. */
export const DraftNotice = ({ draft }: DraftNoticeProps) =>
  draft.restored === null ? null : (
    <div className={styles.notice}>
      <Notice actions={<Button onClick={draft.drop}>Ongedaan maken</Button>}>
        {teksten.teruggezet}
      </Notice>
    </div>
  );
