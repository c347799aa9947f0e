import { fetchResetForm, type ResetLink } from '@adviestool/contract/api/account';
import type { HostApi, Page, PageArgs } from '@adviestool/contract/remoteModule';
import { replace } from 'react-router';

import { loadForm, type LoadedForm } from '../form/loadForm.ts';
import { RESET } from '../paths.ts';
import { ResetCard } from './ResetCard.tsx';
import { OPEN_DE_LINK } from './teksten.ts';

const linkOf = ({ request }: PageArgs): ResetLink | null => {
  const { searchParams } = new URL(request.url);
  const [user, resetToken] = [searchParams.get('user'), searchParams.get('reset_token')];
  return user === null || resetToken === null ? null : { user, resetToken };
};

/**
 * Chooses a new password with the link of a mail. The link is a key: it leaves the address bar and
 * the history before anything else happens, and lives on in this page alone.
 */
export const resetPage = (host: HostApi): Page => {
  let link: ResetLink | null = null;
  return {
    Component: () => <ResetCard host={host} />,
    loader: async (args): Promise<LoadedForm | Response> => {
      const opened = linkOf(args);
      if (opened !== null) {
        link = opened;
        return replace(RESET);
      }
      if (link === null) return { kind: 'problem', text: OPEN_DE_LINK };
      const current = link;
      return loadForm(() => fetchResetForm(host.api, current));
    },
  };
};
