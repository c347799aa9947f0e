import { fetchRegisterForm } from '@adviestool/contract/api/account';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadForm } from '../form/loadForm.ts';
import { RegisterCard } from './RegisterCard.tsx';

/** Makes an account in the group of the variant. */
const page = (host: HostApi): Page => ({
  Component: () => <RegisterCard host={host} />,
  loader: () => loadForm(() => fetchRegisterForm(host.api, host.config.variant.groupId)),
});

export default page;
