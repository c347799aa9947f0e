import type { Transport } from '@adviestool/contract/api/transport';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Variant } from '@adviestool/contract/variant';
import { selectUser, useSessionStore } from '@adviestool/state/session';

import { signedHref } from './signedHref.ts';

type CompanyLink = Variant['branding']['extraCompanyLinks'][string];

/** A tab of the browser, as far as a link needs it. */
interface Tab {
  opener: unknown;
  location: { replace: (href: string) => void };
  close: () => void;
}

interface OpenerOptions {
  /** `window.open` with a target of its own; null when the browser refuses. */
  openTab: (href: string, features?: string) => Tab | null;
  api: Transport;
  groupId: number;
  showError: HostApi['showError'];
}

/**
 * Opens a link to a site of the company in a new tab; one that wants it gets the signature of the
 * session along. The tab is opened before the signature is there: a browser allows it only in the
 * click itself.
 */
export const createCompanyLinkOpener =
  ({ openTab, api, groupId, showError }: OpenerOptions) =>
  async ({ href, signed }: CompanyLink): Promise<void> => {
    const user = selectUser(useSessionStore.getState());
    if (!signed || user === null) {
      openTab(href, 'noopener');
      return;
    }
    const tab = openTab('');
    if (tab !== null) tab.opener = null;
    try {
      const address = await signedHref(href, { api, groupId, user });
      if (tab === null) globalThis.location.assign(address);
      else tab.location.replace(address);
    } catch (error) {
      tab?.close();
      showError(error);
    }
  };
