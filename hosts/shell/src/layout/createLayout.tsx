import type { Release } from '@adviestool/contract/release';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { SkipLink } from '@adviestool/ui/SkipLink';
import { useRef } from 'react';
import { Outlet, useMatches } from 'react-router';

import type { Analytics } from '../analytics/createAnalytics.ts';
import { usePageView } from '../analytics/usePageView.ts';
import { Footer } from '../chrome/Footer.tsx';
import { Header } from '../chrome/Header.tsx';
import { ConnectionBar } from '../connection/ConnectionBar.tsx';
import { ConsentQuestion } from '../consent/ConsentQuestion.tsx';
import type { ConsentControl } from '../consent/consentStore.ts';
import { WhatsNewAtStart } from '../dialogs/whatsNew/WhatsNewAtStart.tsx';
import { titleOf } from '../routing/routeHandle.ts';
import styles from './Layout.module.css';
import { NavigationProgress } from './NavigationProgress.tsx';
import { useMoveToPage } from './useMoveToPage.ts';

const MAIN = 'inhoud';

interface LayoutOptions {
  release: Release;
  /** Looks now whether the backend can be reached. */
  checkConnection: () => Promise<void>;
  host: Pick<HostApi, 'api' | 'config' | 'project' | 'showError' | 'toast' | 'Place'>;
  consent: ConsentControl;
  record: Analytics['record'];
  /** Whether the first page of this visit has been on the screen. */
  isFirstPageShown: () => boolean;
  /** Whether the navigation that has just ended asked to leave the user where they are. */
  staysInPlace: () => boolean;
}

/** The frame around every page of a release. */
export const createLayout = (options: LayoutOptions) => () => <Layout {...options} />;

const Layout = ({ release, isFirstPageShown, staysInPlace, ...options }: LayoutOptions) => {
  const { host, checkConnection, consent, record } = options;
  const main = useRef<HTMLElement>(null);
  const matches = useMatches();
  const title = titleOf(matches);
  useMoveToPage(main, { isFirstPageShown: isFirstPageShown(), staysInPlace });
  usePageView(record, isFirstPageShown());

  return (
    <>
      {/* The latest title in the document counts: a page may put its own after this one. */}
      {title !== null && <title key={title}>{`${title} – ${release.variant.branding.name}`}</title>}
      <SkipLink targetId={MAIN} />
      <NavigationProgress />
      <Header release={release} projectParam={matches.at(-1)?.params['projectId']} host={host} />
      <ConnectionBar check={checkConnection} />
      <main ref={main} id={MAIN} tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <Footer release={release} askConsentAgain={consent.askAgain} />
      <ConsentQuestion variant={release.variant} choose={consent.choose} />
      {/* Not over the page of the document, which would lose the focus. */}
      {isFirstPageShown() && <WhatsNewAtStart release={release} />}
    </>
  );
};
