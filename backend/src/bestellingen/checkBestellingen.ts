import { createHash } from 'node:crypto';

import type { Bestelling } from '@adviestool/contract/bestellingen';
import { projectGegevensOf } from '@adviestool/contract/projectRecord';
import {
  bestelbasisOf,
  bestellijst,
  leverancierSleutel,
} from '@adviestool/domain/bestellijst/bestellijst';
import { bestellijstTeksten } from '@adviestool/domain/bestellijst/bestellijstTeksten';
import { bestelverschillen } from '@adviestool/domain/bestellijst/bestelverschil';
import { bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { leverancierNaam, type Leveranciers } from '@adviestool/domain/velden/namen';
import { and, eq, exists, gt, isNull, sql, type SQL } from 'drizzle-orm';

import type { CatalogusServices } from '../catalogi/catalogusServices.ts';
import type { Rekenwijze } from '../catalogi/rekenwijze.ts';
import { ONBEKEND, versiesNu } from '../catalogi/versiesNu.ts';
import { bestellingen } from '../database/schema/bestellingen.ts';
import type { BestellingAdviesDetails } from '../database/schema/mailQueue.ts';
import { projects } from '../database/schema/projects.ts';
import type { Inhoud } from '../projectinhoud/inhoud.ts';
import { createProjects } from '../projectopslag/projects.ts';
import { createMailQueue, GATHERED } from '../queue/mailQueue.ts';
import { startRounds } from '../queue/startRounds.ts';
import { createBestellingen } from './bestellingenStore.ts';

/** Milliseconds between two looks. */
const INTERVAL = 60_000;
/** Projects that are looked at in one go. */
const MOST = 50;

export interface BestelServices extends CatalogusServices {
  /** By group, how its suppliers of fasteners are called. */
  siteInstellingen: () => readonly { groupId: number; leveranciers: Leveranciers }[];
}

/** What would be ordered now in place of an order. */
interface Nu {
  /** Hash of what each gevelvulling takes of the supplier. */
  basis: string;
  /** In words, of each product what is otherwise. */
  verschillen: string[];
}

/** Compares orders with what is to be ordered of their supplier now. Null: it cannot be calculated. */
const vergelijkerIn = (
  rekenwijze: Rekenwijze | null,
  { data, lijst }: Pick<Inhoud, 'data' | 'lijst'>,
  leveranciers: Leveranciers,
): ((bestelling: Bestelling) => Nu) | null => {
  if (rekenwijze === null || lijst === null) return null;
  const { catalogus } = rekenwijze;
  const nodig = bouwlijst({
    projectGegevens: projectGegevensOf(data),
    gevelvullingen: lijst.map(({ gevelvulling }) => gevelvulling),
    catalogus,
  });
  return (bestelling) => {
    const { reserve, levering } = bestelling;
    const besteld = bestellijst({
      lijst: nodig,
      catalogus,
      naamVan: (id) => (id === null ? null : leverancierNaam(leveranciers, id)),
      reserve,
      levering,
    });
    const sleutel = leverancierSleutel(bestelling.leverancier);
    const regels = bestelverschillen(besteld, [bestelling]).get(sleutel)?.regels ?? [];
    const leverancier = besteld.leveranciers.find((each) => each.sleutel === sleutel);
    const basis = leverancier === undefined ? '' : bestelbasisOf(leverancier);
    return {
      basis: createHash('sha256').update(basis).digest('hex'),
      verschillen: regels.map((regel) => bestellijstTeksten.verschil(regel, levering)),
    };
  };
};

/** Whether an order of a project of this group was not compared with what it is calculated with now. */
const isOlderIn = async (
  { database, rekenwijzen }: BestelServices,
  groupId: number,
): Promise<SQL> => {
  const now = await versiesNu(rekenwijzen, groupId);
  const older = database
    .select({ id: bestellingen.id })
    .from(bestellingen)
    .where(
      sql`${bestellingen.project_id} = ${projects.id} and (${bestellingen.vergeleken} is null or (${bestellingen.vergeleken} ->> 'revisie')::int <> ${projects.revision} or ${bestellingen.vergeleken} ->> 'versies' <> ${now})`,
    );
  return exists(older);
};

/** Projects of a group with orders that are to be compared anew; the next ones behind `after`. */
const findChanged = (
  { database }: BestelServices,
  { groupId, isOlder, after }: { groupId: number; isOlder: SQL; after: number },
) =>
  database
    .select({ id: projects.id, naam: projects.name, revision: projects.revision })
    .from(projects)
    .where(
      and(
        eq(projects.group_id, groupId),
        isNull(projects.deleted_at),
        // Nobody orders there any more; what changed meanwhile is told once it is back.
        isNull(projects.archived_at),
        gt(projects.id, after),
        isOlder,
      ),
    )
    .orderBy(projects.id)
    .limit(MOST);

type Changed = Awaited<ReturnType<typeof findChanged>>[number] & { groupId: number };

/** Compares the last orders of a project, and mails who made those that another catalogue or calculation makes others. */
const checkProject = async (
  services: BestelServices,
  { id, naam, revision, groupId }: Changed,
): Promise<void> => {
  const { database, now, rekenwijzen, siteInstellingen } = services;
  const content = await createProjects(database).findContent(id);
  if (content === null) return;
  const rekenwijze = await rekenwijzen.of(groupId, content.data.catalogus);
  const versies = rekenwijze?.versies ?? ONBEKEND;
  const ofSite = siteInstellingen().find((each) => each.groupId === groupId);
  const vergelijk = vergelijkerIn(rekenwijze, content, ofSite?.leveranciers ?? {});
  await database.transaction(async (transaction) => {
    const store = createBestellingen(transaction);
    const mails = new Map<number | null, BestellingAdviesDetails>();
    for (const { uid, vergeleken, isLaatste, bestelling } of await store.holdAll(id)) {
      const nu = isLaatste && vergelijk !== null ? vergelijk(bestelling) : null;
      // While it cannot be calculated the order stays compared with what it was.
      const basis = nu?.basis ?? (isLaatste ? (vergeleken?.basis ?? null) : null);
      await store.noteVergeleken(id, bestelling.id, { revisie: revision, versies, basis });
      if (nu === null || nu.verschillen.length === 0) continue;
      if (vergeleken === null || vergeleken.basis === null) continue;
      // By a change of the project alone its reader is there; who looks at the same moment has told it.
      if (vergeleken.versies === versies || vergeleken.basis === basis) continue;
      const { leverancier, op } = bestelling;
      const known: BestellingAdviesDetails = mails.get(uid) ?? {
        kind: 'bestelling_advies',
        uid,
        project: { id, naam },
        bestellingen: [],
      };
      known.bestellingen.push({ leverancier, op, verschillen: nu.verschillen });
      mails.set(uid, known);
    }
    const queue = createMailQueue(transaction);
    for (const details of mails.values()) {
      const mail = { kind: 'bestelling_advies', recipient: '', details } as const;
      await queue.insert(mail, now(), { after: GATHERED });
    }
  });
};

interface Look {
  /** Is told why a project was not looked at; the others are. */
  onError: (error: unknown) => void;
  /** No further project is looked at once it is aborted. */
  signal?: AbortSignal;
}

const checkGroup = async (
  services: BestelServices,
  groupId: number,
  { onError, signal }: Look,
): Promise<void> => {
  const isOlder = await isOlderIn(services, groupId);
  let after = 0;
  for (;;) {
    const changed = await findChanged(services, { groupId, isOlder, after });
    for (const project of changed) {
      if (signal?.aborted === true) return;
      try {
        await checkProject(services, { ...project, groupId });
      } catch (error) {
        onError(error);
      }
      after = project.id;
    }
    if (changed.length < MOST) return;
  }
};

/** Looks whether another catalogue or calculation changes what was ordered, and mails who ordered it. */
export const checkBestellingen = async (services: BestelServices, look: Look): Promise<void> => {
  const groups = await services.database
    .selectDistinct({ id: projects.group_id })
    .from(bestellingen)
    .innerJoin(projects, eq(projects.id, bestellingen.project_id));
  for (const { id } of groups) {
    if (look.signal?.aborted === true) return;
    try {
      await checkGroup(services, id, look);
    } catch (error) {
      look.onError(error);
    }
  }
};

/** Looks again and again, until the returned function is called. */
export const startBestelAlarm = (
  services: BestelServices,
  onError: (error: unknown) => void,
): (() => Promise<void>) =>
  startRounds({
    round: (signal) => checkBestellingen(services, { onError, signal }),
    interval: INTERVAL,
    onError,
  });
