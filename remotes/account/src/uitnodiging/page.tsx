import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { openUitnodiging } from '@adviestool/contract/api/uitnodiging';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { forgetToken, takeToken } from './takeToken.ts';
import { teksten } from './teksten.ts';
import { UitnodigingCard, type GeladenUitnodiging } from './UitnodigingCard.tsx';

const load = async (host: HostApi): Promise<GeladenUitnodiging> => {
  const token = takeToken();
  if (token === null) return { kind: 'problem', text: teksten.openDeLink };
  try {
    return { kind: 'uitnodiging', token, uitnodiging: await openUitnodiging(host.api, token) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const isDead = isHttpError(error, 403) || isHttpError(error, 422);
    if (!isDead) throw error;
    forgetToken();
    return { kind: 'problem', text: teksten.dood };
  }
};

/** Takes an invitation up: with a new account, or with the one that somebody has. */
const page = (host: HostApi): Page => ({
  Component: () => <UitnodigingCard host={host} />,
  loader: () => load(host),
  // A login within the page must not spend another look at the link; another link is looked at.
  shouldRevalidate: () => location.hash.length > 1,
});

export default page;
