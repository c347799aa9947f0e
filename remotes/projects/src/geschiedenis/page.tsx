import { projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { GeschiedenisPage } from './GeschiedenisPage.tsx';
import { loadGeschiedenis } from './loadGeschiedenis.ts';

/** What became of a project, and what it was; `?versie=` shows one version. */
const page = (host: HostApi): Page => ({
  Component: () => <GeschiedenisPage host={host} />,
  loader: ({ params, request }) =>
    loadGeschiedenis(host, projectIdOf(params), new URL(request.url).searchParams),
});

export default page;
