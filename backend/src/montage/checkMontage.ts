import type { MontageInvoer } from '@adviestool/contract/montage';
import { projectGegevensOf } from '@adviestool/contract/projectRecord';
import { calculateAdvies } from '@adviestool/domain/rekenen/advies';
import { adviesInvoerIn } from '@adviestool/domain/rekenen/adviesInvoer';
import { getoondAdviesOf, voldoetVan } from '@adviestool/montage/getoondAdviesOf';
import { montageStandOf, nieuwsteInvoer } from '@adviestool/montage/montageStand';
import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';

import type { CatalogusServices } from '../catalogi/catalogusServices.ts';
import type { Rekenwijze } from '../catalogi/rekenwijze.ts';
import { ONBEKEND, versiesNu } from '../catalogi/versiesNu.ts';
import { montage, montageAlarm } from '../database/schema/montage.ts';
import { projects } from '../database/schema/projects.ts';
import type { Inhoud } from '../projectinhoud/inhoud.ts';
import { createProjects } from '../projectopslag/projects.ts';
import { createMailQueue, GATHERED } from '../queue/mailQueue.ts';
import { startRounds } from '../queue/startRounds.ts';
import { createMontage } from './montageStore.ts';

/** Milliseconds between two looks. */
const INTERVAL = 60_000;
/** Projects that are looked at in one go. */
const MOST = 50;

interface Verouderd {
  id: string;
  merk: string;
  stuks: number;
}

interface Gezien {
  /** With pieces that were placed by an advice that is another one by now. */
  verouderd: Verouderd[];
  /** With placed pieces, by an advice that does not comply by now. */
  voldoetNiet: Verouderd[];
  /** Ids of what complies. */
  voldoet: string[];
}

/** What stands in the facade and is told of; null: it cannot be calculated. */
const ziePlaatsing = (
  rekenwijze: Rekenwijze | null,
  { data, lijst }: Pick<Inhoud, 'data' | 'lijst'>,
  invoer: readonly MontageInvoer[],
): Gezien | null => {
  if (rekenwijze === null || lijst === null) return null;
  const { catalogus } = rekenwijze;
  const invoerOf = adviesInvoerIn({ projectGegevens: projectGegevensOf(data), catalogus });
  const nieuwste = nieuwsteInvoer(invoer);
  const gezien: Gezien = { verouderd: [], voldoetNiet: [], voldoet: [] };
  for (const { gevelvulling } of lijst) {
    const { id, merk, aantal } = gevelvulling.gevelvullingEnKaderData;
    const stukken = nieuwste.get(id);
    if (stukken === undefined) continue;
    const adviesInvoer = invoerOf(gevelvulling);
    const advies = adviesInvoer === null ? null : calculateAdvies(adviesInvoer);
    const voldoet = voldoetVan(gevelvulling, advies);
    const { ouderAdvies, geplaatst, overtollig } = montageStandOf(stukken, {
      stuks: aantal ?? 0,
      nu: getoondAdviesOf(gevelvulling, advies),
      voldoet,
    });
    const welke = { id, merk: merk?.trim() ?? '' };
    const standing = geplaatst + overtollig;
    if (ouderAdvies > 0) gezien.verouderd.push({ ...welke, stuks: ouderAdvies });
    if (voldoet === true) gezien.voldoet.push(id);
    if (voldoet === false && standing > 0) gezien.voldoetNiet.push({ ...welke, stuks: standing });
  }
  return gezien;
};

/** The place of the newest entry of a project, by the index montage_nr. */
const lastNr = sql<number>`(select max(${montage.nr}) from ${montage} where ${montage.project_id} = ${projects.id})`;

/** Whether a project of this group was looked at with what it is not calculated with any more. */
const isOlderIn = async ({ rekenwijzen }: CatalogusServices, groupId: number): Promise<SQL> => {
  const now = await versiesNu(rekenwijzen, groupId);
  return sql`(${projects.group_id} = ${groupId} and ${montageAlarm.versies} is distinct from ${now})`;
};

/** Whether a project was looked at with another catalogue or calculation than that of now: of each group. */
const isOlder = async (
  services: CatalogusServices,
  onError: Look['onError'],
): Promise<readonly SQL[]> => {
  const groups = await services.database
    .selectDistinct({ id: projects.group_id })
    .from(montageAlarm)
    .innerJoin(projects, eq(projects.id, montageAlarm.project_id));
  const found: SQL[] = [];
  for (const { id } of groups) {
    try {
      found.push(await isOlderIn(services, id));
    } catch (error) {
      onError(error);
    }
  }
  return found;
};

/**
 * Projects that were changed, of which something was said, or that are calculated with something else, since they were
 * looked at; the next ones behind `after`.
 */
const findChanged = ({ database }: CatalogusServices, older: readonly SQL[], after: number) =>
  database
    .select({
      id: projects.id,
      naam: projects.name,
      groupId: projects.group_id,
      revision: projects.revision,
      nr: lastNr,
      gemeld: montageAlarm.gemeld,
      voldoetNiet: montageAlarm.voldoet_niet,
    })
    .from(projects)
    .leftJoin(montageAlarm, eq(montageAlarm.project_id, projects.id))
    .where(
      and(
        isNull(projects.deleted_at),
        // Nobody works there any more; what changed meanwhile is told once it is back.
        isNull(projects.archived_at),
        gt(projects.id, after),
        sql`${lastNr} is not null`,
        or(
          isNull(montageAlarm.project_id),
          isNull(montageAlarm.voldoet_niet),
          sql`${montageAlarm.revision} <> ${projects.revision}`,
          sql`${montageAlarm.nr} <> ${lastNr}`,
          ...older,
        ),
      ),
    )
    .orderBy(projects.id)
    .limit(MOST);

type Changed = Awaited<ReturnType<typeof findChanged>>[number];

/** Looks at a project, and mails its maker what was not mailed before. */
const checkProject = async (
  services: CatalogusServices,
  { id, naam, groupId, revision, nr, gemeld, voldoetNiet }: Changed,
): Promise<void> => {
  const { database, now, rekenwijzen } = services;
  const content = await createProjects(database).findContent(id);
  if (content === null) return;
  const invoer = await createMontage(database).listOf(id);
  const rekenwijze = await rekenwijzen.of(groupId, content.data.catalogus);
  const gezien = ziePlaatsing(rekenwijze, content, invoer);
  const known = new Set(gemeld);
  const nieuw = gezien?.verouderd.filter((each) => !known.has(each.id)) ?? [];
  const voldeedNiet = new Set(voldoetNiet);
  const nuNiet = gezien?.voldoetNiet.filter((each) => !voldeedNiet.has(each.id)) ?? [];
  for (const each of gezien?.voldoet ?? []) voldeedNiet.delete(each);
  const seen = {
    revision,
    nr,
    // What this release cannot read was not looked at: one that can does so, whatever it calculates with.
    versies: content.lijst === null ? ONBEKEND : (rekenwijze?.versies ?? ONBEKEND),
    gemeld: [...known, ...nieuw.map((each) => each.id)],
    voldoet_niet: [...voldeedNiet, ...nuNiet.map((each) => each.id)],
  };
  await database.transaction(async (transaction) => {
    // Of two instances that look at the same moment one goes on.
    const taken = await transaction
      .insert(montageAlarm)
      .values({ project_id: id, ...seen })
      .onConflictDoUpdate({
        target: montageAlarm.project_id,
        set: seen,
        setWhere: sql`${montageAlarm.revision} <> ${seen.revision} or ${montageAlarm.nr} <> ${seen.nr} or ${montageAlarm.versies} is distinct from ${seen.versies} or ${montageAlarm.voldoet_niet} is null`,
      })
      .returning({ id: montageAlarm.project_id });
    if (taken.length === 0) return;
    const mails = [
      { kind: 'montage_advies', gevelvullingen: nieuw },
      { kind: 'montage_voldoet_niet', gevelvullingen: nuNiet },
    ] as const;
    for (const mail of mails) {
      if (mail.gevelvullingen.length === 0) continue;
      const details = { ...mail, project: { id, naam } };
      await createMailQueue(transaction).insert(
        { kind: 'montage_advies', recipient: '', details },
        now(),
        { after: GATHERED },
      );
    }
  });
};

interface Look {
  /** Is told why a project was not looked at; the others are. */
  onError: (error: unknown) => void;
  /** No further project is looked at once it is aborted. */
  signal?: AbortSignal;
}

/**
 * Looks whether what was mounted follows an advice that is another one by now, or does not comply, by a change
 * of the project, of the catalogue or of the calculation, and mails the maker of the project: of each gevelvulling once,
 * and once when it stops complying.
 */
export const checkMontage = async (
  services: CatalogusServices,
  { onError, signal }: Look,
): Promise<void> => {
  const older = await isOlder(services, onError);
  let after = 0;
  for (;;) {
    const changed = await findChanged(services, older, after);
    for (const project of changed) {
      if (signal?.aborted === true) return;
      try {
        await checkProject(services, project);
      } catch (error) {
        onError(error);
      }
      after = project.id;
    }
    if (changed.length < MOST) return;
  }
};

/** Looks again and again, until the returned function is called. */
export const startMontageAlarm = (
  services: CatalogusServices,
  onError: (error: unknown) => void,
): (() => Promise<void>) =>
  startRounds({
    round: (signal) => checkMontage(services, { onError, signal }),
    interval: INTERVAL,
    onError,
  });
