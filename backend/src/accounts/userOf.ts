import type { SessionAccount } from '../http/sessions.ts';
import { createUsers, type User } from './users.ts';
import type { Services } from '../http/services.ts';

/** Everything that is known of the caller. */
export const userOf = async ({ database }: Services, { uid }: SessionAccount): Promise<User> => {
  const user = await createUsers(database).find(uid);
  if (user === null) throw new Error(`User ${uid} has a session and no account.`);
  return user;
};
