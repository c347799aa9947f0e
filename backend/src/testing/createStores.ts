import type { Database } from '../database/connect.ts';
import { createCatalogi } from '../catalogi/catalogiStore.ts';
import { createExternalConnections } from '../koppelingen/externalConnectionsStore.ts';
import { createEigenGegevens } from '../eigengegevens/eigenGegevensStore.ts';
import { createFlood } from '../accounts/flood.ts';
import { createGebruik } from '../projectopslag/gebruik.ts';
import { createGroupLogos } from '../logo/groupLogos.ts';
import { createGroups } from '../access/groups.ts';
import { createIdempotencyKeys } from '../http/idempotencyKeys.ts';
import { createInzageLinks } from '../inzage/inzageLinksStore.ts';
import { createInzageSessions } from '../inzage/inzageSessions.ts';
import { createLeden } from '../bedrijf/ledenStore.ts';
import { createMailQueue } from '../queue/mailQueue.ts';
import { createMontage } from '../montage/montageStore.ts';
import { createMontageFotos } from '../montage/fotosStore.ts';
import { createProjectList } from '../projecten/projectList.ts';
import { createProjectRevisions } from '../projectopslag/projectRevisions.ts';
import { createProjects } from '../projectopslag/projects.ts';
import { createRapportenQueue } from '../rapporten/rapportenQueue.ts';
import { createRapporten } from '../rapporten/rapportenStore.ts';
import { createRequestCounts } from '../http/requestCounts.ts';
import { createResetTokens } from '../accounts/resetTokens.ts';
import { createSessions } from '../http/sessions.ts';
import { createStandaarden } from '../standaarden/standaardenStore.ts';
import { createUitnodigingen } from '../bedrijf/uitnodigingenStore.ts';
import { createUsers } from '../accounts/users.ts';

/** The stores of all capabilities, to prepare and to look. */
export const createStores = (database: Database) => ({
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
  montage: createMontage(database),
  montageFotos: createMontageFotos(database),
  projectList: createProjectList(database),
  projectRevisions: createProjectRevisions(database),
  projects: createProjects(database),
  rapporten: createRapporten(database),
  rapportenQueue: createRapportenQueue(database),
  requestCounts: createRequestCounts(database),
  resetTokens: createResetTokens(database),
  sessions: createSessions(database),
  standaarden: createStandaarden(database),
  uitnodigingen: createUitnodigingen(database),
  users: createUsers(database),
});

export type Stores = ReturnType<typeof createStores>;
