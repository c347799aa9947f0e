import type { Database } from '../database/connect.ts';
import { createExternalConnections } from './externalConnections.ts';
import { createFlood } from './flood.ts';
import { createGroups } from './groups.ts';
import { createIdempotencyKeys } from './idempotencyKeys.ts';
import { createMailQueue } from './mailQueue.ts';
import { createProjectList } from './projectList.ts';
import { createProjects } from './projects.ts';
import { createResetTokens } from './resetTokens.ts';
import { createSessions } from './sessions.ts';
import { createUsers } from './users.ts';

/** Everything that reads and writes the database. */
export const createRepositories = (database: Database) => ({
  externalConnections: createExternalConnections(database),
  flood: createFlood(database),
  groups: createGroups(database),
  idempotencyKeys: createIdempotencyKeys(database),
  mailQueue: createMailQueue(database),
  projectList: createProjectList(database),
  projects: createProjects(database),
  resetTokens: createResetTokens(database),
  sessions: createSessions(database),
  users: createUsers(database),
});

export type Repositories = ReturnType<typeof createRepositories>;
