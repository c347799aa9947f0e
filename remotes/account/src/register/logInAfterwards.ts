import { isApiError } from '@adviestool/contract/api/apiError';
import type { FormValues } from '@adviestool/contract/api/account';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { z } from 'zod';

import { startSession } from '../login/startSession.ts';

/** Of what was sent to register, what a login needs beside the name. */
const sentSchema = z.object({ account: z.object({ pass1: z.string() }) });

/**
 * Logs in with what was typed to register; false: the account is there, the session is not. That is no
 * failure of what the user asked for, so why is only logged.
 */
export const logInAfterwards = async (
  host: HostApi,
  name: string,
  sent: FormValues,
): Promise<boolean> => {
  const typed = sentSchema.safeParse(sent);
  // The backend says what its form asks; one without a password sends it in another way.
  if (!typed.success) return false;
  const { pass1: pass } = typed.data.account;
  try {
    return await startSession(host, { name, pass });
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.log('warn', 'The login after registering failed.', error);
    return false;
  }
};
