import { isHttpError } from '@adviestool/contract/api/apiError';
import { openInzage } from '@adviestool/contract/api/inzage';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { replace } from 'react-router';

import { inzagePath } from '../inzage/inzagePaths.ts';
import { forgetToken, takeToken } from '../inzage/takeToken.ts';

/** What a token opens; null: nothing, or nothing any more. */
const idOf = async (host: HostApi, token: string): Promise<string | null> => {
  try {
    return await openInzage(host.api, token);
  } catch (error) {
    if (isHttpError(error, 404)) return null;
    throw error;
  }
};

/**
 * Exchanges the token of the address for a session.
 * @returns the way to what it opens; null: there is none that works
 * @throws ApiError
 */
export const openToken = async (host: HostApi): Promise<Response | null> => {
  const token = takeToken();
  const id = token === null ? null : await idOf(host, token);
  forgetToken();
  return id === null ? null : replace(inzagePath(id));
};
