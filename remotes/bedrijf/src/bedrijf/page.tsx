import { fetchBedrijf } from '@adviestool/contract/api/bedrijf';
import { fetchGroepInstellingen } from '@adviestool/contract/api/groepInstellingen';
import { fetchLeden } from '@adviestool/contract/api/leden';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { isBeheerder } from '@adviestool/saving/isBeheerder';

import { BedrijfScherm, type BedrijfInhoud } from './BedrijfScherm.tsx';

const load = async (host: HostApi): Promise<BedrijfInhoud> => {
  const { api, config } = host;
  const { groupId } = config.variant;
  const [bedrijf, instellingen, leden] = await Promise.all([
    fetchBedrijf(api, groupId),
    fetchGroepInstellingen(api, groupId),
    isBeheerder(host) ? fetchLeden(api, groupId) : null,
  ]);
  return { bedrijf, instellingen, leden };
};

/** The company: what it is for its members, and what its administrators change of it. */
const page = (host: HostApi): Page => ({
  Component: () => <BedrijfScherm host={host} />,
  loader: () => load(host),
});

export default page;
