import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

import { users } from './schema/users.ts';

/** What a user is called wherever people are named: the name that was filled in, else that of the login. */
export const shownNameOf = ({
  full_name: fullName,
  name,
}: {
  full_name: AnyColumn;
  name: AnyColumn;
}): SQL<string> => sql<string>`coalesce(${fullName}, ${name})`;

/** That of the users of a query that does not call them otherwise. */
export const shownName = shownNameOf(users);
