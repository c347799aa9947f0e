import { bestellijstPath } from '@adviestool/contract/bestellijstPath';
import { bouwplaatsPath, PROJECTS } from '@adviestool/contract/paths';
import { eq } from 'drizzle-orm';

import { createUsers } from '../accounts/users.ts';
import { createLeden } from '../bedrijf/ledenStore.ts';
import type {
  BestellingAdviesDetails,
  MontageAdviesDetails,
} from '../database/schema/mailQueue.ts';
import { projects } from '../database/schema/projects.ts';
import type { Services } from '../http/services.ts';
import { createMailQueue, type MailJob } from '../queue/mailQueue.ts';
import type { Mail } from './mailer.ts';
import { teksten } from './teksten.ts';
import { writeMail } from './writeMail.ts';

/** What another advice means for what was mounted or ordered. */
export type AdviesDetails = MontageAdviesDetails | BestellingAdviesDetails;

type AdviesJob = MailJob & { details: AdviesDetails };

const KINDS = ['montage_advies', 'bestelling_advies'] as const;

/** Projects that a mail names; more are counted. */
const MOST_NAMED = 50;

const { advies: woorden, montage } = teksten;

export const isAdviesDetails = (
  details: NonNullable<MailJob['details']>,
): details is AdviesDetails => KINDS.some((kind) => kind === details.kind);

/** An account that can log in. */
const activeOf = async ({ database }: Services, uid: number) => {
  const user = await createUsers(database).find(uid);
  return user?.status === true ? user : null;
};

/** Who ordered, while a member of the company; else whose the project is by now. Null: nobody reads it. */
const ontvangerOf = async (services: Services, details: AdviesDetails): Promise<number | null> => {
  const [project] = await services.database
    .select({ uid: projects.uid, groupId: projects.group_id, deleted: projects.deleted_at })
    .from(projects)
    .where(eq(projects.id, details.project.id));
  if (project === undefined || project.deleted !== null) return null;
  if (details.kind === 'montage_advies' || details.uid === null) return project.uid;
  const { uid } = details;
  const roles = await createLeden(services.database).rolesOf(project.groupId, uid);
  return roles !== null && (await activeOf(services, uid)) !== null ? uid : project.uid;
};

interface VanProject {
  id: number;
  naam: string;
  gemonteerd: string[];
  besteld: string[];
}

/** What there is to tell of each project, in the order in which it came. */
const perProject = (jobs: readonly AdviesJob[]): VanProject[] => {
  const found = new Map<number, VanProject>();
  for (const { details } of jobs) {
    const { id, naam } = details.project;
    const known = found.get(id) ?? { id, naam, gemonteerd: [], besteld: [] };
    found.set(id, known);
    if (details.kind === 'montage_advies') {
      known.gemonteerd.push(
        ...details.gevelvullingen.map(({ merk, stuks }) =>
          montage.stuks(merk === '' ? montage.zonderMerk : merk, stuks),
        ),
      );
    } else known.besteld.push(...details.bestellingen.map(woorden.besteld));
  }
  return [...found.values()];
};

/** What is told of one project; with its own link where there are more. */
const alinea = ({ naam, gemonteerd, besteld }: VanProject, link: string | null): string =>
  [
    woorden.project(naam),
    ...(gemonteerd.length > 0 ? [woorden.gemonteerd(gemonteerd.join(', '))] : []),
    ...besteld,
    ...(link === null ? [] : [link]),
  ].join('\n');

const composeVan = async (
  services: Services,
  uid: number | null,
  jobs: readonly AdviesJob[],
): Promise<Mail | null> => {
  const user = uid === null ? null : await activeOf(services, uid);
  if (user === null) return null;
  const origin = services.siteOrigin();
  const link = ({ id, gemonteerd }: VanProject): string =>
    origin + (gemonteerd.length > 0 ? bouwplaatsPath(id) : bestellijstPath(id));
  const all = perProject(jobs);
  const [one, ...more] = all;
  const only = more.length === 0 ? one : undefined;
  const ongenoemd = Math.max(0, all.length - MOST_NAMED);
  const isOf = {
    gemonteerd: all.some(({ gemonteerd }) => gemonteerd.length > 0),
    besteld: all.some(({ besteld }) => besteld.length > 0),
  };
  const alineas = all
    .slice(0, MOST_NAMED)
    .map((project) => alinea(project, only === undefined ? link(project) : null));
  return writeMail('montage_advies', user, {
    link: only === undefined ? origin + PROJECTS : link(only),
    values: {
      wat: woorden.wat(isOf),
      waar: only?.naam ?? woorden.projecten(all.length),
      lijst: [...alineas, ...(ongenoemd > 0 ? [woorden.ongenoemd(ongenoemd)] : [])].join('\n\n'),
      watNu: woorden.watNu(isOf),
    },
  });
};

/** Takes what else waits to be told of advices, by another catalogue of hundreds of projects: each reads it in one mail. */
export const inMailsVan = async (services: Services, job: AdviesJob) => {
  const waiting = await createMailQueue(services.database).takeAll(KINDS, services.now());
  const more = waiting.flatMap(({ details, ...each }) =>
    details !== null && isAdviesDetails(details) ? [{ ...each, details }] : [],
  );
  const perOntvanger = new Map<number | null, AdviesJob[]>();
  for (const each of [job, ...more]) {
    const uid = await ontvangerOf(services, each.details);
    perOntvanger.set(uid, [...(perOntvanger.get(uid) ?? []), each]);
  }
  return [...perOntvanger].map(([uid, jobs]) => ({
    jobs,
    compose: () => composeVan(services, uid, jobs),
  }));
};
