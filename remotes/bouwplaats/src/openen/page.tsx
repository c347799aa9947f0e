import { isHttpError } from '@adviestool/contract/api/apiError';
import { openInzage } from '@adviestool/contract/api/inzage';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { replace } from 'react-router';

import { lijstPath } from '../adres/plek.ts';
import { WerktNiet } from '../plek/PlekPagina.tsx';

/** Taken out of the address before anything can copy it; kept so that a try that failed can be repeated. */
let token: string | null = null;

const takeToken = (): string | null => {
  const { hash, pathname, search } = location;
  if (hash.length > 1) {
    token = hash.slice(1);
    history.replaceState(history.state, '', `${pathname}${search}`);
  }
  return token;
};

/** @throws ApiError */
const openToken = async (host: HostApi): Promise<Response | null> => {
  const taken = takeToken();
  if (taken === null) return null;
  try {
    const inzageId = await openInzage(host.api, taken);
    token = null;
    return replace(lijstPath({ soort: 'link', inzageId }));
  } catch (error) {
    if (!isHttpError(error, 404)) throw error;
    token = null;
    return null;
  }
};

/** Where a link for the site begins: it leads to its project, or says that it does not work any more. */
const page = (host: HostApi): Page => ({
  Component: () => <WerktNiet />,
  loader: () => openToken(host),
  shouldRevalidate: () => true,
});

export default page;
