import type { Database } from '../database/connect.ts';
import { createCatalogi } from './catalogi.ts';
import { createExternalConnections } from './externalConnections.ts';
import { createEigenGegevens } from './eigenGegevens.ts';
import { createFlood } from './flood.ts';
import { createGebruik } from './gebruik.ts';
import { createGroupLogos } from './groupLogos.ts';
import { createGroups } from './groups.ts';
import { createIdempotencyKeys } from './idempotencyKeys.ts';
import { createInzageLinks } from './inzageLinks.ts';
import { createInzageSessions } from './inzageSessions.ts';
import { createLeden } from './leden.ts';
import { createMailQueue } from './mailQueue.ts';
import { createProjectList } from './projectList.ts';
import { createProjectRevisions } from './projectRevisions.ts';
import { createProjects } from './projects.ts';
import { createRapporten } from './rapporten.ts';
import { createRequestCounts } from './requestCounts.ts';
import { createResetTokens } from './resetTokens.ts';
import { createSessions } from './sessions.ts';
import { createStandaarden } from './standaarden.ts';
import { createUitnodigingen } from './uitnodigingen.ts';
import { createUsers } from './users.ts';

/** Everything that reads and writes the database. */
export const createRepositories = (database: Database) => ({
  catalogi: createCatalogi(database),
  externalConnections: createExternalConnections(database),
  eigenGegevens: createEigenGegevens(database),
  flood: createFlood(database),
  gebruik: createGebruik(database),
  groupLogos: createGroupLogos(database),
  groups: createGroups(database),
  idempotencyKeys: createIdempotencyKeys(database),
  inzageLinks: createInzageLinks(database),
  inzageSessions: createInzageSessions(database),
  leden: createLeden(database),
  mailQueue: createMailQueue(database),
  projectList: createProjectList(database),
  projectRevisions: createProjectRevisions(database),
  projects: createProjects(database),
  rapporten: createRapporten(database),
  requestCounts: createRequestCounts(database),
  resetTokens: createResetTokens(database),
  sessions: createSessions(database),
  standaarden: createStandaarden(database),
  uitnodigingen: createUitnodigingen(database),
  users: createUsers(database),
});

export type Repositories = ReturnType<typeof createRepositories>;
