import { bestellijstTeksten } from '@adviestool/domain/bestellijst/bestellijstTeksten';
import { bouwlijstTeksten } from '@adviestool/domain/bouwlijst/bouwlijstTeksten';
import { and, eq, exists, gt, isNull, sql, type SQL } from 'drizzle-orm';

import { versiesNu } from '../catalogi/versiesNu.ts';
import { bestellingen, type Stand, type Vergeleken } from '../database/schema/bestellingen.ts';
import type {
  BestellingAdviesDetails,
  GewijzigdeBestelling,
} from '../database/schema/mailQueue.ts';
import { projects } from '../database/schema/projects.ts';
import { createMailQueue, GATHERED } from '../queue/mailQueue.ts';
import { startRounds } from '../queue/startRounds.ts';
import { createBestellingen, type VergelekenBestelling } from './bestellingenStore.ts';
import {
  readVergelijker,
  standNa,
  type BestelServices,
  type Nu,
  type Vergelijker,
} from './vergelijkBestelling.ts';

/** Milliseconds between two looks. */
const INTERVAL = 60_000;
/** Projects that are looked at in one go. */
const MOST = 50;

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
    .select({ id: projects.id, naam: projects.name })
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

/** What there is to tell of an order; null: nothing. */
const meldingVan = (
  { leverancier, op, levering }: VergelekenBestelling['bestelling'],
  nu: Nu,
  { toen, stand }: { toen: Stand; stand: Stand },
): GewijzigdeBestelling | null => {
  const gemist = nu.ontbrekend.filter(({ id }) => stand.gemist.includes(id));
  const verschillen = nu.verschillen
    // What is less may be so only because it is not counted.
    .filter(
      ({ nodig, bestellen }) =>
        gemist.length === 0 || (nodig.nu >= nodig.toen && bestellen.nu >= bestellen.toen),
    )
    .map((regel) => bestellijstTeksten.verschil(regel, levering));
  const nietMeegeteld = gemist.map(({ naam, reden }) => ({
    naam,
    reden: bouwlijstTeksten.reden[reden],
  }));
  const voldoetNietMeer = nu.voldoetNiet
    .filter(({ id }) => !toen.voldoetNiet.includes(id))
    .map(({ naam }) => naam);
  if ([verschillen, nietMeegeteld, voldoetNietMeer].every((each) => each.length === 0)) return null;
  return { leverancier, op, nietMeegeteld, voldoetNietMeer, verschillen };
};

interface Blik {
  /** What is noted of the order. */
  vergeleken: Vergeleken;
  melding: GewijzigdeBestelling | null;
}

/** Looks at an order with what its project is calculated with. */
const kijk = (
  { vergeleken: before, isLaatste, bestelling }: VergelekenBestelling,
  { revisie, versies, vergelijk }: Vergelijker,
): Blik => {
  const gezien = { revisie, versies };
  if (!isLaatste) return { vergeleken: gezien, melding: null };
  const toen = before?.stand;
  // While it cannot be calculated the order stays compared with what it was.
  if (vergelijk === null) {
    return { vergeleken: { ...gezien, ...(toen && { stand: toen }) }, melding: null };
  }
  const nu = vergelijk(bestelling);
  const stand = standNa(nu, { toen, versies });
  const { advieshash } = bestelling;
  // By a change of the project alone its reader is there, whichever of two releases looks.
  const isNieuw =
    toen !== undefined &&
    toen.basis !== stand.basis &&
    !toen.gezien.includes(versies) &&
    // What a page showed before its project was saved is as it was ordered by now.
    !(toen.basis === advieshash && nu.advieshash === advieshash);
  const melding = isNieuw ? meldingVan(bestelling, nu, { toen, stand }) : null;
  return { vergeleken: { ...gezien, stand }, melding };
};

/** Compares the last orders of a project, and mails who made those that another catalogue or calculation makes others. */
const checkProject = async (
  services: BestelServices,
  { id, naam, groupId }: Changed,
): Promise<void> => {
  const { database, now } = services;
  const vergelijker = await readVergelijker(services, { id, groupId });
  if (vergelijker === null) return;
  const all = await createBestellingen(database).listVergeleken(id);
  const gezien = all.map((each) => ({ ...each, blik: kijk(each, vergelijker) }));
  await database.transaction(async (transaction) => {
    const store = createBestellingen(transaction);
    const mails = new Map<number | null, BestellingAdviesDetails>();
    for (const { uid, vergeleken: before, bestelling, blik } of gezien) {
      const { vergeleken, melding } = blik;
      // Of two instances that look at the same moment one goes on.
      const isNoted = await store.noteVergeleken(id, bestelling.id, { before, vergeleken });
      if (!isNoted || melding === null) continue;
      const known: BestellingAdviesDetails = mails.get(uid) ?? {
        kind: 'bestelling_advies',
        uid,
        project: { id, naam },
        bestellingen: [],
      };
      known.bestellingen.push(melding);
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
