import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { fetchNotities } from '../notities/notitiesApi.ts';
import { AlleNotities } from './AlleNotities.tsx';

/** What was written down at any project. What its loader throws, the host shows in its place. */
const page = (host: HostApi): Page => ({
  Component: AlleNotities,
  loader: () => fetchNotities(host),
});

export default page;
