import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadPlekVanBedrijf } from '../plek.ts';
import { StandaardenScherm } from '../StandaardenScherm.tsx';

/** What new projects of the company begin with. */
const page = (host: HostApi): Page => ({
  Component: () => <StandaardenScherm host={host} />,
  loader: () => loadPlekVanBedrijf(host),
});

export default page;
