import { isHttpError } from '@adviestool/contract/api/apiError';
import { openInzage } from '@adviestool/contract/api/inzage';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { replace } from 'react-router';

import { lijstPath, sleutelOf } from '../adres/plek.ts';
import { isUnreachable } from '../laden/isUnreachable.ts';
import { WerktNiet } from '../plek/PlekPagina.tsx';
import { bewaard } from '../wachtrij/bewaard.ts';
import { geopend } from './geopend.ts';

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

const leadTo = (inzageId: string): Response => {
  token = null;
  return replace(lijstPath({ soort: 'link', inzageId }));
};

/** Without a network a link that this phone opened before leads to what it kept. @throws ApiError */
const openToken = async (host: HostApi): Promise<Response | null> => {
  const taken = takeToken();
  if (taken === null) return null;
  try {
    const inzageId = await openInzage(host.api, taken);
    await geopend.write(taken, inzageId);
    return leadTo(inzageId);
  } catch (error) {
    if (isHttpError(error, 404)) {
      const inzageId = await geopend.read(taken);
      if (inzageId !== null) await bewaard.forget(sleutelOf({ soort: 'link', inzageId }));
      await geopend.remove(taken);
      token = null;
      return null;
    }
    const known = isUnreachable(error) ? await geopend.read(taken) : null;
    if (known === null) throw error;
    return leadTo(known);
  }
};

/** Where a link for the site begins: it leads to its project, or says that it does not work any more. */
const page = (host: HostApi): Page => ({
  Component: () => <WerktNiet />,
  loader: () => openToken(host),
  shouldRevalidate: () => true,
});

export default page;
