import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { redirect } from 'react-router';

import { loadPlek, typeOf } from './plek.ts';
import { StandaardPagina } from './StandaardPagina.tsx';

/** The standard of one type in a project, or in the company. */
export const standaardPage = (host: HostApi): Page => ({
  Component: () => <StandaardPagina host={host} />,
  loader: async ({ params }) => {
    typeOf(params);
    const plek = await loadPlek(host, params);
    return plek.magWijzigen ? plek : redirect(plek.path);
  },
});
