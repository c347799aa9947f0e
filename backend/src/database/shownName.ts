import { sql } from 'drizzle-orm';

import { users } from './schema/users.ts';

/** What a user is called wherever people are named: the name that was filled in, else that of the login. */
export const shownName = sql<string>`coalesce(${users.full_name}, ${users.name})`;
