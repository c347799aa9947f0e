import { bestellijstPath } from '@adviestool/contract/bestellijstPath';
import { bouwplaatsPath, PROJECTS } from '@adviestool/contract/paths';
import { eq } from 'drizzle-orm';

import { createGroups, zichtbaarheidOf } from '../access/groups.ts';
import { createUsers } from '../accounts/users.ts';
import type {
  BestellingAdviesDetails,
  MontageAdviesDetails,
  MontageVoldoetNietDetails,
} from '../database/schema/mailQueue.ts';
import { projects } from '../database/schema/projects.ts';
import type { Services } from '../http/services.ts';
import { createMailQueue, type MailJob } from '../queue/mailQueue.ts';
import type { Mail } from './mailer.ts';
import { groupRolesOf } from '../rechten/groupRoles.ts';
import { holdsProject, READ, scopeOf } from '../rechten/roleScopes.ts';
import { ontvangerVan } from './ontvangerVan.ts';
import { teksten } from './teksten.ts';
import { writeMail } from './writeMail.ts';

/** What another advice means for what was mounted or ordered. */
export type AdviesDetails =
  | MontageAdviesDetails
  | MontageVoldoetNietDetails
  | BestellingAdviesDetails;

type AdviesJob = MailJob & { details: AdviesDetails };

const KINDS = ['montage_advies', 'bestelling_advies'] as const;

/** Projects of which a mail tells what is otherwise; of more only the name. */
const MOST_TOLD = 50;

const { advies: woorden, montage } = teksten;

export const isAdviesDetails = (
  details: NonNullable<MailJob['details']>,
): details is AdviesDetails =>
  details.kind === 'montage_voldoet_niet' || KINDS.some((kind) => kind === details.kind);

/** An account that can log in. */
const activeOf = async ({ database }: Services, uid: number) => {
  const user = await createUsers(database).find(uid);
  return user?.status === true ? user : null;
};

/** Whether a user can log in, and may read this project by the roles in its group. */
const mayRead = async (
  services: Services,
  uid: number,
  { owner, groupId }: { owner: number; groupId: number },
): Promise<boolean> => {
  if ((await activeOf(services, uid)) === null) return false;
  const found = await createGroups(services.database).findWithMembership(groupId, uid);
  if (found === null || found.memberRoles === null) return false;
  const roles = groupRolesOf(true, { roles: found.memberRoles });
  return holdsProject(scopeOf(READ, roles, zichtbaarheidOf(found.group)), { owner, uid });
};

/** Who ordered, while allowed to read the project; else who is told of it by now. Null: nobody reads it. */
const ontvangerOf = async (services: Services, details: AdviesDetails): Promise<number | null> => {
  const [project] = await services.database
    .select({ owner: projects.uid, groupId: projects.group_id, deleted: projects.deleted_at })
    .from(projects)
    .where(eq(projects.id, details.project.id));
  if (project === undefined || project.deleted !== null) return null;
  if (details.kind === 'bestelling_advies' && details.uid !== null) {
    if (await mayRead(services, details.uid, project)) return details.uid;
  }
  return (await ontvangerVan(services.database, project))?.uid ?? null;
};

interface VanProject {
  id: number;
  naam: string;
  gemonteerd: string[];
  voldoetNiet: string[];
  besteld: string[];
}

const stuksVan = ({ merk, stuks }: MontageAdviesDetails['gevelvullingen'][number]): string =>
  montage.stuks(merk === '' ? montage.zonderMerk : merk, stuks);

/** What there is to tell of each project, in the order in which it came. */
const perProject = (jobs: readonly AdviesJob[]): VanProject[] => {
  const found = new Map<number, VanProject>();
  for (const { details } of jobs) {
    const { id, naam } = details.project;
    const known = found.get(id) ?? { id, naam, gemonteerd: [], voldoetNiet: [], besteld: [] };
    found.set(id, known);
    if (details.kind === 'bestelling_advies') {
      known.besteld.push(...details.bestellingen.map(woorden.besteld));
    } else {
      const montages = details.kind === 'montage_advies' ? known.gemonteerd : known.voldoetNiet;
      montages.push(...details.gevelvullingen.map(stuksVan));
    }
  }
  return [...found.values()];
};

/** What is told of one project; with its own link where there are more. */
const alinea = (
  { naam, gemonteerd, voldoetNiet, besteld }: VanProject,
  link: string | null,
): string[] => [
  woorden.project(naam),
  ...(voldoetNiet.length > 0 ? [woorden.voldoetNiet(voldoetNiet.join(', '))] : []),
  ...(gemonteerd.length > 0 ? [woorden.gemonteerd(gemonteerd.join(', '))] : []),
  ...besteld,
  ...(link === null ? [] : [link]),
];

const composeVan = async (
  services: Services,
  uid: number | null,
  jobs: readonly AdviesJob[],
): Promise<Mail | null> => {
  const user = uid === null ? null : await activeOf(services, uid);
  if (user === null) return null;
  const origin = services.siteOrigin();
  const link = ({ id, gemonteerd, voldoetNiet }: VanProject): string =>
    origin +
    (gemonteerd.length + voldoetNiet.length > 0 ? bouwplaatsPath(id) : bestellijstPath(id));
  const all = perProject(jobs);
  const [one, ...more] = all;
  const only = more.length === 0 ? one : undefined;
  const overige = all.slice(MOST_TOLD).map(({ naam }) => naam);
  const isOf = {
    gemonteerd: all.some(({ gemonteerd }) => gemonteerd.length > 0),
    voldoetNiet: all.some(({ voldoetNiet }) => voldoetNiet.length > 0),
    besteld: all.some(({ besteld }) => besteld.length > 0),
  };
  const alineas = all
    .slice(0, MOST_TOLD)
    .map((project) => alinea(project, only === undefined ? link(project) : null));
  return writeMail('montage_advies', user, {
    link: only === undefined ? origin + PROJECTS : link(only),
    values: {
      wat: woorden.wat(isOf),
      waar: only?.naam ?? woorden.projecten(all.length),
      lijst: [...alineas, ...(overige.length > 0 ? [[woorden.overige(overige)]] : [])].flatMap(
        (regels, index) => (index === 0 ? regels : ['', ...regels]),
      ),
      watNu: woorden.watNu(isOf),
    },
  });
};

/** Takes what else waits to be told to the same person, by another catalogue of hundreds of projects. */
const takeMore = async (services: Services, uid: number): Promise<AdviesJob[]> => {
  const { database, now } = services;
  const queue = createMailQueue(database);
  const ids: number[] = [];
  for (const { id, details } of await queue.listOf(KINDS, uid, now())) {
    if (details === null || !isAdviesDetails(details)) continue;
    if ((await ontvangerOf(services, details)) === uid) ids.push(id);
  }
  const taken = ids.length === 0 ? [] : await queue.takeAll(ids, now());
  return taken.flatMap(({ details, ...each }) =>
    details !== null && isAdviesDetails(details) ? [{ ...each, details }] : [],
  );
};

/** What waits to be told of advices to one person goes out as one mail; that to others is left to be taken. */
export const metAndereVan = async (services: Services, job: AdviesJob) => {
  const uid = await ontvangerOf(services, job.details);
  const jobs = uid === null ? [job] : [job, ...(await takeMore(services, uid))];
  return { jobs, compose: () => composeVan(services, uid, jobs) };
};
