import { bouwplaatsGevelvullingPath, bouwplaatsPath } from '@adviestool/contract/paths';
import { eq } from 'drizzle-orm';

import { projects } from '../database/schema/projects.ts';
import type { Services } from '../http/services.ts';
import { createProjects } from '../projectopslag/projects.ts';
import type { MailJob } from '../queue/mailQueue.ts';
import type { Mail } from './mailer.ts';
import { ontvangerVan } from './ontvangerVan.ts';
import { teksten } from './teksten.ts';
import { writeMail, type Ontvanger } from './writeMail.ts';

type Details<Kind extends string> = Extract<MailJob['details'], { kind: Kind }>;

const { montage } = teksten;

/** Who is told of the project; null: nobody reads it. */
const makerOf = async ({ database }: Services, projectId: number): Promise<Ontvanger | null> => {
  const [project] = await database
    .select({ owner: projects.uid, groupId: projects.group_id, deleted: projects.deleted_at })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (project === undefined || project.deleted !== null) return null;
  return ontvangerVan(database, project);
};

/** The merken of the gevelvullingen of a project by their ids. */
const merkenOf = async (
  { database }: Services,
  projectId: number,
): Promise<(id: string) => string> => {
  const content = await createProjects(database).findContent(projectId);
  const merken = new Map(
    content?.lijst?.map(({ id, gevelvulling }) => [
      id,
      gevelvulling.gevelvullingEnKaderData.merk?.trim(),
    ]),
  );
  return (id) => merken.get(id) || montage.zonderMerk;
};

/** Says which pieces were not mounted as advised. */
export const composeMontageAfwijking = async (
  services: Services,
  { project, meer = [], ongenoemd = 0, ...eerste }: Details<'montage_afwijking'>,
): Promise<Mail | null> => {
  const user = await makerOf(services, project.id);
  if (user === null) return null;
  const merkOf = await merkenOf(services, project.id);
  const gemeld = [eerste, ...meer].map(({ gevelvulling, stuk, afwijking, toelichting }) =>
    montage.gemeld({ merk: merkOf(gevelvulling), stuk, afwijking, toelichting }),
  );
  const aantal = gemeld.length + ongenoemd;
  const path =
    aantal === 1
      ? bouwplaatsGevelvullingPath(project.id, eerste.gevelvulling)
      : bouwplaatsPath(project.id);
  return writeMail('montage_afwijking', user, {
    link: `${services.siteOrigin()}${path}`,
    values: {
      wat:
        aantal === 1
          ? montage.afwijkingVan(merkOf(eerste.gevelvulling))
          : montage.afwijkingen(aantal),
      project: project.naam,
      gemeld: [...gemeld.flat(), ...(ongenoemd === 0 ? [] : [montage.ongenoemd(ongenoemd)])],
    },
  });
};
