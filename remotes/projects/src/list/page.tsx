import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { resumeInterrupted } from '@adviestool/undo/resumeInterrupted';

import { loadList } from './loadList.ts';
import { ProjectListPage } from './ProjectListPage.tsx';

/** The list of projects, as the URL asks for it. */
const page = (host: HostApi): Page => ({
  Component: () => <ProjectListPage host={host} />,
  loader: async ({ request }) => {
    const data = await loadList(host, new URL(request.url).searchParams);
    if (data.kind === 'list') void resumeInterrupted(host);
    return data;
  },
});

export default page;
