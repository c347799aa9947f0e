import { createTransport } from '@adviestool/contract/api/transport';
import { PROJECTS } from '@adviestool/contract/paths';
import { clearActiveProject } from '@adviestool/state/activeProject';
import { openStorage } from '@adviestool/state/browserStorage';
import { forgetNewlyImported } from '@adviestool/state/newlyImported';

import { createAnalytics } from '../analytics/createAnalytics.ts';
import { watchConnection } from '../connection/watchConnection.ts';
import { withCallLog } from '../log/withCallLog.ts';
import { withEarlyStart } from '../first/withEarlyStart.ts';
import { isPageOpen, pathOfPage } from '../routing/pageAddress.ts';
import { createSession, type SessionControl } from '../session/createSession.ts';
import { forgetSitesOfOthers } from '../session/forgetSitesOfOthers.ts';
import { withLoginAgain } from '../session/withLoginAgain.ts';
import { KEPT_PAGES } from '../start/keptNames.ts';
import { openTabChannel } from '../tabs/openTabChannel.ts';
import { showToast } from '../toasts/showToast.ts';
import { announceSaves } from './announceSaves.ts';
import { createCatalogusPort } from './createCatalogusPort.ts';
import { countCalls } from './countCalls.ts';
import type { HostServices } from './createHostApi.ts';
import { createProjectPort } from './createProjectPort.ts';
import { teksten } from '../errors/teksten.ts';

/** The channel that all tabs of the product listen to. */
const CHANNEL = 'adviestool';

interface ServiceOptions extends Pick<HostServices, 'release' | 'resetLink' | 'navigate'> {
  /** Scheme and host of the backend. */
  domain: string;
  /** Names the visit that is under way; null: none is. */
  visit: () => string | null;
  /** Where the visit that is under way leads, else the page that is open. */
  pendingLocation: () => Pick<Location, 'pathname' | 'search' | 'hash'>;
}

/** What the product is served by: calls, the session, tabs, the active project. */
export const createServices = ({
  domain,
  release,
  resetLink,
  navigate,
  visit,
  pendingLocation,
}: ServiceOptions) => {
  const { groupId, branding } = release.variant;
  const connection = watchConnection(
    withCallLog(
      createTransport({
        domain,
        fetch: withEarlyStart(globalThis.fetch, globalThis.adviestool),
        mayReplay: () => session.isCurrent(),
      }),
    ),
  );
  const transport = connection.api;
  const tabs = openTabChannel(CHANNEL);
  const analytics = createAnalytics({
    settings: release.variant.analytics,
    load: async () => (await import('../analytics/sendToMatomo.ts')).sendToMatomo,
  });
  const session: SessionControl = createSession({
    api: transport,
    groupId,
    channel: tabs,
    record: (name) => analytics.record({ kind: 'event', name }),
    onUserGone: () => {
      forgetNewlyImported(openStorage('local', release.variant.id));
      openStorage('session', release.variant.id).remove(KEPT_PAGES);
    },
    forgetOthers: (uid) => void forgetSitesOfOthers(uid),
    navigate,
    here: pathOfPage,
  });
  const { api, isCalling } = countCalls(withLoginAgain(transport, session));
  const onMissing = (): void => {
    showToast('error', teksten.projectNietGevonden, { persistent: true });
    clearActiveProject();
    navigate(PROJECTS, { replace: isPageOpen(pendingLocation()) });
  };
  const catalogus = createCatalogusPort({ api, groupId, inGebruik: release.catalogus });
  const services: Omit<HostServices, 'Place'> = {
    api,
    catalogus,
    release,
    navigate,
    session,
    resetLink,
    tabs,
    project: announceSaves(
      createProjectPort({ api, groupId, catalogus, clientVersion: release.host, onMissing, visit }),
      tabs,
    ),
    support: { email: branding.supportEmail, phone: branding.supportPhone },
  };
  return { services, analytics, checkConnection: connection.check, isCalling };
};
