import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadList } from './loadList.ts';
import { ProjectListPage } from './ProjectListPage.tsx';

/** The list of projects, as the URL asks for it. */
export const listPage = (host: HostApi): Page => ({
  Component: () => <ProjectListPage host={host} />,
  loader: ({ request }) => loadList(host, new URL(request.url).searchParams),
});
