import { projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { loadVergelijking } from './loadVergelijking.ts';
import { sindsVan } from './vergelijkPath.ts';
import { VergelijkPage } from './VergelijkPage.tsx';

const searchOf = (url: { search: string }): URLSearchParams => new URLSearchParams(url.search);

/** What is otherwise in a project since `?versie=`, or since the day of `?datum=`. */
const page = (host: HostApi): Page => ({
  Component: () => <VergelijkPage host={host} />,
  loader: ({ params, request }) =>
    loadVergelijking(host, projectIdOf(params), sindsVan(searchOf(new URL(request.url)))),
  // A filter is in the query too: it needs nothing new.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    defaultShouldRevalidate &&
    (currentUrl.search === nextUrl.search ||
      JSON.stringify(sindsVan(searchOf(currentUrl))) !==
        JSON.stringify(sindsVan(searchOf(nextUrl)))),
});

export default page;
