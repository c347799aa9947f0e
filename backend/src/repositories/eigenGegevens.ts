import { asc, count, eq, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { groupMembers, groups, uitnodigingen } from '../database/schema/groups.ts';
import { inzageLinks } from '../database/schema/inzage.ts';
import { projectRevisions } from '../database/schema/projectRevisions.ts';
import { projects } from '../database/schema/projects.ts';
import { rapporten } from '../database/schema/rapporten.ts';
import { sessions, users } from '../database/schema/users.ts';

/** What is kept of one user, for that user alone; of others it names nothing. */
export const createEigenGegevens = (database: Database) => {
  const accountOf = async (uid: number) => {
    const [row] = await database
      .select({
        gebruikersnummer: users.uid,
        gebruikersnaam: users.name,
        mail: users.mail,
        bedrijfsnaam: users.company_name,
        adres: users.address,
        postcode: users.postal_code,
        plaats: users.city,
        contactpersoon: users.contact_person,
        gemaakt: users.created,
        gewijzigd: users.changed,
        laatst_ingelogd: users.login,
      })
      .from(users)
      .where(eq(users.uid, uid));
    if (row === undefined) throw new Error(`There is no user ${uid}.`);
    return row;
  };

  const lidmaatschappenOf = (uid: number) =>
    database
      .select({ bedrijf: groups.label, rollen: groupMembers.roles })
      .from(groupMembers)
      .innerJoin(groups, eq(groups.id, groupMembers.group_id))
      .where(eq(groupMembers.uid, uid))
      .orderBy(groups.id);

  const sessiesOf = (uid: number) =>
    database
      .select({ begonnen: sessions.created, laatst_gebruikt: sessions.last_seen })
      .from(sessions)
      .where(eq(sessions.uid, uid))
      .orderBy(sessions.created);

  const projectenOf = (uid: number) =>
    database
      .select({
        id: projects.id,
        bedrijf: groups.label,
        naam: projects.name,
        referentienummer: projects.referentienummer,
        gemaakt: projects.created,
        gewijzigd: projects.changed,
        verwijderd: projects.deleted_at,
      })
      .from(projects)
      .innerJoin(groups, eq(groups.id, projects.group_id))
      .where(eq(projects.uid, uid))
      .orderBy(asc(projects.id));

  /** Of a colleague's project its number alone. */
  const versiesOf = (uid: number) =>
    database
      .select({
        project: projectRevisions.project_id,
        aantal: count(),
        eerste: sql`min(${projectRevisions.created})`.mapWith(projectRevisions.created),
        laatste: sql`max(${projectRevisions.created})`.mapWith(projectRevisions.created),
      })
      .from(projectRevisions)
      .where(eq(projectRevisions.uid, uid))
      .groupBy(projectRevisions.project_id)
      .orderBy(projectRevisions.project_id);

  const rapportenOf = (uid: number) =>
    database
      .select({
        project: rapporten.project_id,
        bestandsnaam: rapporten.bestandsnaam,
        stand: rapporten.stand,
        gevraagd: rapporten.created,
      })
      .from(rapporten)
      .where(eq(rapporten.uid, uid))
      .orderBy(rapporten.created);

  /** Not for whom each was made: that is another person. */
  const inzagelinksOf = (uid: number) =>
    database
      .select({
        project: inzageLinks.project_id,
        gemaakt: inzageLinks.created,
        verloopt: inzageLinks.expires,
        ingetrokken: inzageLinks.withdrawn_at,
        laatst_gebruikt: inzageLinks.last_used,
      })
      .from(inzageLinks)
      .where(eq(inzageLinks.created_by, uid))
      .orderBy(inzageLinks.created);

  /** Not who was invited: that is for the company alone. */
  const uitnodigingenOf = (uid: number) =>
    database
      .select({
        bedrijf: groups.label,
        rol: uitnodigingen.rol,
        verstuurd: uitnodigingen.created,
      })
      .from(uitnodigingen)
      .innerJoin(groups, eq(groups.id, uitnodigingen.group_id))
      .where(eq(uitnodigingen.door, uid))
      .orderBy(uitnodigingen.created);

  return {
    of: async (uid: number) => ({
      account: await accountOf(uid),
      lidmaatschappen: await lidmaatschappenOf(uid),
      sessies: await sessiesOf(uid),
      projecten: await projectenOf(uid),
      versies: await versiesOf(uid),
      rapporten: await rapportenOf(uid),
      inzagelinks: await inzagelinksOf(uid),
      uitnodigingen_van_u: await uitnodigingenOf(uid),
    }),
  };
};
