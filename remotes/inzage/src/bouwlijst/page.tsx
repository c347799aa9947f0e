import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { teksten } from '../inzage/teksten.ts';
import { InzagePagina } from '../inzage/InzagePagina.tsx';
import { loadInzage } from '../inzage/loadInzage.ts';
import { NaarProject } from '../inzage/NaarProject.tsx';
import { InzageBouwlijst } from './InzageBouwlijst.tsx';

/** What to order for the project of a link. */
const page = (host: HostApi): Page => ({
  Component: () => (
    <InzagePagina
      host={host}
      width="list"
      titel={() => teksten.bouwlijst}
      Acties={NaarProject}
      Inhoud={InzageBouwlijst}
    />
  ),
  loader: (args) => loadInzage(host, args),
});

export default page;
