import type { Release } from '@adviestool/contract/release';
import { Button } from '@adviestool/ui/Button';
import { Suspense, useState } from 'react';

import type { ConsentControl } from '../consent/consentStore.ts';
import { teksten as cookieTeksten } from '../consent/teksten.ts';
import { lazyPart } from '../federation/keepTrying.ts';
import styles from './Footer.module.css';
import { teksten } from './teksten.ts';

interface Props {
  release: Pick<Release, 'release' | 'variant'>;
  askConsentAgain: ConsentControl['askAgain'];
}

const FeedbackDialog = lazyPart(
  async () => (await import('../dialogs/feedback/FeedbackDialog.tsx')).FeedbackDialog,
);

const ShortcutsDialog = lazyPart(
  async () => (await import('../shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
);

/** The same help at the same place of every page, and the ways back to what was chosen about cookies and keys. */
export const Footer = ({ release, askConsentAgain }: Props) => {
  const [opened, setOpened] = useState<'feedback' | 'shortcuts' | null>(null);
  const close = (): void => setOpened(null);
  return (
    <footer className={styles['footer']}>
      {release.variant.usesCookies && (
        <Button kind="quiet" onClick={askConsentAgain}>
          {cookieTeksten.voorkeur}
        </Button>
      )}
      <Button kind="quiet" onClick={() => setOpened('shortcuts')}>
        {teksten.sneltoetsen}
      </Button>
      <Button kind="quiet" onClick={() => setOpened('feedback')}>
        {teksten.feedback}
      </Button>
      <Suspense>
        {opened === 'feedback' && <FeedbackDialog release={release} onClose={close} />}
        {opened === 'shortcuts' && <ShortcutsDialog title={teksten.sneltoetsen} onClose={close} />}
      </Suspense>
    </footer>
  );
};
