import { and, count, eq, isNull, or, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { archieven } from '../database/schema/archieven.ts';
import { bedrijfsloginAccounts } from '../database/schema/bedrijfslogin.ts';
import {
  beeindigdeLidmaatschappen,
  groupMembers,
  groups,
  groupStandaarden,
  uitnodigingen,
} from '../database/schema/groups.ts';
import { gebeurtenissen } from '../database/schema/gebeurtenissen.ts';
import { inzageLinks } from '../database/schema/inzage.ts';
import { bestellingen } from '../database/schema/bestellingen.ts';
import { lijsten } from '../database/schema/lijsten.ts';
import { montage, montageFotos } from '../database/schema/montage.ts';
import { projectRevisions } from '../database/schema/projectRevisions.ts';
import { projects } from '../database/schema/projects.ts';
import { rapporten } from '../database/schema/rapporten.ts';
import { sessions, users } from '../database/schema/users.ts';

const ACCOUNT = {
  gebruikersnummer: users.uid,
  gebruikersnaam: users.name,
  naam: users.full_name,
  mail: users.mail,
  bedrijfsnaam: users.company_name,
  adres: users.address,
  postcode: users.postal_code,
  plaats: users.city,
  contactpersoon: users.contact_person,
  gemaakt: users.created,
  gewijzigd: users.changed,
  laatst_ingelogd: users.login,
};

const LIDMAATSCHAP = { bedrijf: groups.label, rollen: groupMembers.roles };

const BEDRIJFSLOGIN = {
  bedrijf: groups.label,
  aanbieder: bedrijfsloginAccounts.issuer,
  kenmerk: bedrijfsloginAccounts.subject,
  gekoppeld: bedrijfsloginAccounts.created,
};

/** Not who else it was about. */
const BEEINDIGD = { bedrijf: groups.label, op: beeindigdeLidmaatschappen.op };

const SESSIE = { begonnen: sessions.created, laatst_gebruikt: sessions.last_seen };

const PROJECT = {
  id: projects.id,
  bedrijf: groups.label,
  naam: projects.name,
  referentienummer: projects.referentienummer,
  gemaakt: projects.created,
  gewijzigd: projects.changed,
  verwijderd: projects.deleted_at,
};

/** Of a colleague's project its number alone. */
const VERSIES = {
  project: projectRevisions.project_id,
  aantal: count(),
  eerste: sql`min(${projectRevisions.created})`.mapWith(projectRevisions.created),
  laatste: sql`max(${projectRevisions.created})`.mapWith(projectRevisions.created),
};

/** Of any project its number alone. */
const VERWIJDERD = { project: projects.id, verwijderd: projects.deleted_at };

/** Whoever saved them last; of any project its number alone. */
const STANDAARDEN_PROJECT = { project: projects.id, opgeslagen: projects.standaarden_op };
const STANDAARDEN_BEDRIJF = { bedrijf: groups.label, opgeslagen: groupStandaarden.standaarden_op };

/** Not what readers of one's links asked for. */
const RAPPORT = {
  project: rapporten.project_id,
  bestandsnaam: rapporten.bestandsnaam,
  stand: rapporten.stand,
  gevraagd: rapporten.created,
};

const ARCHIEF = { bedrijf: groups.label, stand: archieven.stand, gevraagd: archieven.created };

const LIJST = {
  project: lijsten.project_id,
  bestand: lijsten.bestand,
  ingelezen: lijsten.created,
};

/** What was ticked on site by who was logged in. */
const MONTAGE = {
  project: montage.project_id,
  gevelvulling: montage.gevelvulling_id,
  stuk: montage.stuk,
  geplaatst: montage.geplaatst,
  ankers: montage.ankers,
  afwijking: montage.afwijking,
  toelichting: montage.toelichting,
  gezegd: montage.op,
};

const FOTO = { project: montageFotos.project_id, verstuurd: montageFotos.created };

const BESTELLING = {
  project: bestellingen.project_id,
  leverancier: bestellingen.leverancier,
  besteld: bestellingen.op,
};

/** Not for whom each was made: that is another person. */
const INZAGELINK = {
  project: inzageLinks.project_id,
  gemaakt: inzageLinks.created,
  verloopt: inzageLinks.expires,
  ingetrokken: inzageLinks.withdrawn_at,
  laatst_gebruikt: inzageLinks.last_used,
};

/** Not who was invited: that is for the company alone. */
const UITNODIGING = {
  bedrijf: groups.label,
  rol: uitnodigingen.rol,
  verstuurd: uitnodigingen.created,
};

/** What the user did, or had done to them; the other it does not name. */
const GEBEURTENIS = {
  bedrijf: groups.label,
  soort: gebeurtenissen.soort,
  project: gebeurtenissen.project_id,
  op: gebeurtenissen.created,
};

/** What is kept of one user, for that user alone; of others it names nothing. */
export const createEigenGegevens = (database: Database) => ({
  of: async (uid: number) => {
    const [account] = await database.select(ACCOUNT).from(users).where(eq(users.uid, uid));
    if (account === undefined) throw new Error(`There is no user ${uid}.`);
    return {
      account,
      lidmaatschappen: await database
        .select(LIDMAATSCHAP)
        .from(groupMembers)
        .innerJoin(groups, eq(groups.id, groupMembers.group_id))
        .where(eq(groupMembers.uid, uid))
        .orderBy(groups.id),
      bedrijfslogins: await database
        .select(BEDRIJFSLOGIN)
        .from(bedrijfsloginAccounts)
        .innerJoin(groups, eq(groups.id, bedrijfsloginAccounts.group_id))
        .where(eq(bedrijfsloginAccounts.uid, uid))
        .orderBy(groups.id),
      beeindigde_lidmaatschappen: await database
        .select(BEEINDIGD)
        .from(beeindigdeLidmaatschappen)
        .innerJoin(groups, eq(groups.id, beeindigdeLidmaatschappen.group_id))
        .where(eq(beeindigdeLidmaatschappen.uid, uid))
        .orderBy(groups.id),
      lidmaatschappen_door_u_beeindigd: await database
        .select(BEEINDIGD)
        .from(beeindigdeLidmaatschappen)
        .innerJoin(groups, eq(groups.id, beeindigdeLidmaatschappen.group_id))
        .where(eq(beeindigdeLidmaatschappen.door, uid))
        .orderBy(beeindigdeLidmaatschappen.op),
      sessies: await database
        .select(SESSIE)
        .from(sessions)
        .where(eq(sessions.uid, uid))
        .orderBy(sessions.created),
      projecten: await database
        .select(PROJECT)
        .from(projects)
        .innerJoin(groups, eq(groups.id, projects.group_id))
        .where(eq(projects.uid, uid))
        .orderBy(projects.id),
      versies: await database
        .select(VERSIES)
        .from(projectRevisions)
        .where(eq(projectRevisions.uid, uid))
        .groupBy(projectRevisions.project_id)
        .orderBy(projectRevisions.project_id),
      verwijderd_door_u: await database
        .select(VERWIJDERD)
        .from(projects)
        .where(eq(projects.deleted_by, uid))
        .orderBy(projects.id),
      standaarden_van_projecten: await database
        .select(STANDAARDEN_PROJECT)
        .from(projects)
        .where(eq(projects.standaarden_door, uid))
        .orderBy(projects.id),
      standaarden_van_bedrijven: await database
        .select(STANDAARDEN_BEDRIJF)
        .from(groupStandaarden)
        .innerJoin(groups, eq(groups.id, groupStandaarden.group_id))
        .where(eq(groupStandaarden.standaarden_door, uid))
        .orderBy(groups.id),
      rapporten: await database
        .select(RAPPORT)
        .from(rapporten)
        .where(and(eq(rapporten.uid, uid), isNull(rapporten.inzage_link)))
        .orderBy(rapporten.created),
      archieven: await database
        .select(ARCHIEF)
        .from(archieven)
        .innerJoin(groups, eq(groups.id, archieven.group_id))
        .where(eq(archieven.uid, uid))
        .orderBy(archieven.created),
      kozijnstaten: await database
        .select(LIJST)
        .from(lijsten)
        .where(eq(lijsten.uid, uid))
        .orderBy(lijsten.created),
      montage: await database
        .select(MONTAGE)
        .from(montage)
        .where(eq(montage.uid, uid))
        .orderBy(montage.nr),
      fotos_van_de_bouwplaats: await database
        .select(FOTO)
        .from(montageFotos)
        .where(eq(montageFotos.uid, uid))
        .orderBy(montageFotos.created),
      bestellingen: await database
        .select(BESTELLING)
        .from(bestellingen)
        .where(eq(bestellingen.uid, uid))
        .orderBy(bestellingen.op),
      inzagelinks: await database
        .select(INZAGELINK)
        .from(inzageLinks)
        .where(eq(inzageLinks.created_by, uid))
        .orderBy(inzageLinks.created),
      uitnodigingen_van_u: await database
        .select(UITNODIGING)
        .from(uitnodigingen)
        .innerJoin(groups, eq(groups.id, uitnodigingen.group_id))
        .where(eq(uitnodigingen.door, uid))
        .orderBy(uitnodigingen.created),
      gebeurtenissen: await database
        .select({
          ...GEBEURTENIS,
          door_u: sql<boolean>`${gebeurtenissen.uid} is not distinct from ${uid}`,
        })
        .from(gebeurtenissen)
        .innerJoin(groups, eq(groups.id, gebeurtenissen.group_id))
        .where(or(eq(gebeurtenissen.uid, uid), eq(gebeurtenissen.over_uid, uid)))
        .orderBy(gebeurtenissen.id),
    };
  },
});
