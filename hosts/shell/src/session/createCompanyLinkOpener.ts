import { signRequest } from '@adviestool/contract/api/signRequest';
import type { Transport } from '@adviestool/contract/api/transport';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { SessionUser } from '@adviestool/contract/session';
import type { SignRequestBody } from '@adviestool/contract/signRequest';
import type { Variant } from '@adviestool/contract/variant';
import { selectUser, useSessionStore } from '@adviestool/state/session';

type CompanyLink = Variant['branding']['extraCompanyLinks'][string];

interface SignOptions {
  api: Transport;
  groupId: number;
  user: SessionUser;
}

/** The signed fields and the signature; a list becomes one parameter for each of its values. */
const addToQuery = (href: string, signed: SignRequestBody & { signature: string }): string => {
  const url = new URL(href);
  for (const [name, value] of Object.entries(signed)) {
    for (const part of [value].flat()) url.searchParams.append(name, String(part));
  }
  return url.href;
};

/**
 * The address of a company's site with the signature of the user's session in its query, so that
 * the site can verify who comes (`signed: true` in the variant).
 */
const signHref = async (href: string, { api, groupId, user }: SignOptions): Promise<string> => {
  const body: SignRequestBody = {
    groupID: groupId,
    userID: user.uid,
    userRoles: user.roles,
    userGroupRoles: user.groups[String(groupId)]?.roles ?? [],
  };
  return addToQuery(href, { ...body, signature: await signRequest(api, body) });
};

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
      const address = await signHref(href, { api, groupId, user });
      if (tab === null) globalThis.location.assign(address);
      else tab.location.replace(address);
    } catch (error) {
      tab?.close();
      showError(error);
    }
  };
