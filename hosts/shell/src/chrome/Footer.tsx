import type { Release } from '@adviestool/contract/release';
import { Button } from '@adviestool/ui/Button';
import { Suspense, useState } from 'react';

import type { ConsentControl } from '../consent/consentStore.ts';
import { teksten as cookieTeksten } from '../consent/teksten.ts';
import { teksten as feedbackTeksten } from '../dialogs/feedback/teksten.ts';
import { lazyPart } from '../federation/lazyPart.ts';
import styles from './Footer.module.css';

interface Props {
  release: Pick<Release, 'release' | 'variant'>;
  askConsentAgain: ConsentControl['askAgain'];
}

const FeedbackDialog = lazyPart(
  async () => (await import('../dialogs/feedback/FeedbackDialog.tsx')).FeedbackDialog,
);

/** The same help at the same place of every page, and the way back to the choice about cookies. */
export const Footer = ({ release, askConsentAgain }: Props) => {
  const [isFeedbackOpen, setFeedbackOpen] = useState(false);
  return (
    <footer className={styles['footer']}>
      {release.variant.usesCookies && (
        <Button kind="quiet" onClick={askConsentAgain}>
          {cookieTeksten.voorkeur}
        </Button>
      )}
      <Button kind="quiet" onClick={() => setFeedbackOpen(true)}>
        {feedbackTeksten.feedback}
      </Button>
      {isFeedbackOpen && (
        <Suspense>
          <FeedbackDialog release={release} onClose={() => setFeedbackOpen(false)} />
        </Suspense>
      )}
    </footer>
  );
};
