import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { InzageActies } from './InzageActies.tsx';
import { InzageOverzicht } from './InzageOverzicht.tsx';
import { InzagePagina } from '../inzage/InzagePagina.tsx';
import { loadInzage } from '../inzage/loadInzage.ts';

/** A project for who has a link to it and no account. */
const page = (host: HostApi): Page => ({
  Component: () => (
    <InzagePagina host={host} width="table" Acties={InzageActies} Inhoud={InzageOverzicht} />
  ),
  loader: (args) => loadInzage(host, args),
});

export default page;
