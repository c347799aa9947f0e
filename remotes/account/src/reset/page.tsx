import { fetchResetForm } from '@adviestool/contract/api/account';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadForm, type LoadedForm } from '../form/loadForm.ts';
import { ResetCard } from './ResetCard.tsx';
import { teksten } from './teksten.ts';

/** Chooses a new password with the link of a mail, which the host took out of the address. */
const page = (host: HostApi): Page => ({
  Component: () => <ResetCard host={host} />,
  loader: async (): Promise<LoadedForm> => {
    const { resetLink } = host;
    if (resetLink === null) return { kind: 'problem', text: teksten.openDeLink };
    return loadForm(() => fetchResetForm(host.api, resetLink));
  },
});

export default page;
