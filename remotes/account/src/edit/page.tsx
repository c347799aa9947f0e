import { fetchEditForm } from '@adviestool/contract/api/account';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadForm } from '../form/loadForm.ts';
import { EditCard } from './EditCard.tsx';

/** Changes the data of the account, its password, or ends it. */
const page = (host: HostApi): Page => ({
  Component: () => <EditCard host={host} />,
  loader: () => loadForm(() => fetchEditForm(host.api, host.config.variant.groupId)),
});

export default page;
