import type { CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { GevolgenScherm } from './GevolgenScherm.tsx';

/** What a new version of the catalogue or of the calculation does to every project at once. */
const page = (host: HostApi): Page => ({
  Component: () => <GevolgenScherm host={host} />,
  loader: (): Promise<readonly CatalogusNaam[]> => host.catalogus.list(),
});

export default page;
