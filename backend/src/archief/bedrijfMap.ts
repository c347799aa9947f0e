import type { Gebeurtenis } from '@adviestool/contract/gebeurtenissen';
import { detailTekst, soortTekst } from '@adviestool/contract/gebeurtenisTekst';
import { rolTekst } from '@adviestool/contract/rollen';
import { momentInTabel } from '@adviestool/getallen/momentInTabel';
import { writeCsv } from '@adviestool/spreadsheet/writeCsv';
import { asc, eq } from 'drizzle-orm';

import { zichtbaarheidOf, type GroupRow } from '../access/groups.ts';
import { createLeden } from '../bedrijf/ledenStore.ts';
import { createUitnodigingen } from '../bedrijf/uitnodigingenStore.ts';
import { createBedrijfslogins } from '../bedrijfslogin/bedrijfsloginStore.ts';
import { createCatalogi } from '../catalogi/catalogiStore.ts';
import type { Database } from '../database/connect.ts';
import { catalogi } from '../database/schema/groups.ts';
import { createGebeurtenissen } from '../gebeurtenissen/gebeurtenissenStore.ts';
import type { Services } from '../http/services.ts';
import { createGroupLogos } from '../logo/groupLogos.ts';
import { deelVanBestandsnaam } from '../rapporten/bestandsnaamOf.ts';
import { createStandaarden } from '../standaarden/standaardenStore.ts';
import { zonderKop } from './csvStapel.ts';
import type { Inhoudsopgave } from './inhoudsopgave.ts';
import { jsonOf } from './projectMap.ts';
import { teksten } from './teksten.ts';

const { kolommen } = teksten;

const jaNee = (waarde: boolean): string => (waarde ? teksten.ja : teksten.nee);

const addCatalogi = async (
  opgave: Inhoudsopgave,
  database: Database,
  groupId: number,
): Promise<void> => {
  const rows = await database
    .select({ hash: catalogi.hash, id: catalogi.id, versie: catalogi.versie })
    .from(catalogi)
    .where(eq(catalogi.group_id, groupId))
    .orderBy(asc(catalogi.id), asc(catalogi.versie), asc(catalogi.hash));
  for (const { hash, id, versie } of rows) {
    const document = await createCatalogi(database).find(groupId, hash);
    if (document === null) continue;
    const naam = [id, versie, hash.slice(0, 8)].map(deelVanBestandsnaam).join(' ').trim();
    const bestand = { pad: `catalogi/${naam}.json`, wat: teksten.gemist.catalogus(naam) };
    if (await opgave.add(bestand, document)) opgave.aantallen.catalogi += 1;
  }
};

const addLeden = async (
  opgave: Inhoudsopgave,
  { database, now }: Pick<Services, 'database' | 'now'>,
  groupId: number,
): Promise<void> => {
  const leden = await createLeden(database).list(groupId);
  const rijen = leden.map(({ naam, mail, rollen, login, projecten, is_lid, is_geblokkeerd }) => [
    naam,
    mail,
    rollen.map(rolTekst).join(', '),
    login === null ? null : momentInTabel(new Date(login)),
    projecten,
    jaNee(is_lid),
    jaNee(is_geblokkeerd),
  ]);
  await opgave.addVast('leden.csv', writeCsv({ kolommen: kolommen.leden, rijen }));
  opgave.aantallen.leden = leden.filter(({ is_lid }) => is_lid).length;
  const open = await createUitnodigingen(database).list(groupId, now());
  const uitnodigingen = open.map(({ mail, naam, rol, door, verstuurd, verloopt }) => [
    mail,
    naam,
    rolTekst(rol),
    door,
    momentInTabel(new Date(verstuurd)),
    momentInTabel(new Date(verloopt)),
  ]);
  const tabel = { kolommen: kolommen.uitnodigingen, rijen: uitnodigingen };
  await opgave.addVast('uitnodigingen.csv', writeCsv(tabel));
};

/** As the page says it, and as a program knows it. */
const gebeurtenisRij = (gebeurtenis: Gebeurtenis) => {
  const { op, door, soort, over, project } = gebeurtenis;
  return [
    momentInTabel(new Date(op)),
    door?.naam ?? null,
    soortTekst(gebeurtenis),
    over?.naam ?? null,
    project?.id ?? null,
    project?.naam ?? null,
    detailTekst(gebeurtenis),
    soort,
  ];
};

/** The log, page by page as it is read. */
async function* logboekCsv(opgave: Inhoudsopgave, database: Database, groupId: number) {
  yield Buffer.from(writeCsv({ kolommen: kolommen.logboek, rijen: [] }));
  let voor: number | undefined;
  do {
    const query = voor === undefined ? {} : { voor };
    const { gebeurtenissen, volgende } = await createGebeurtenissen(database).list(groupId, query);
    const rijen = gebeurtenissen.map(gebeurtenisRij);
    opgave.aantallen.gebeurtenissen += rijen.length;
    yield Buffer.from(zonderKop(writeCsv({ kolommen: kolommen.logboek, rijen })));
    voor = volgende ?? undefined;
  } while (voor !== undefined);
}

const addLogo = async (
  opgave: Inhoudsopgave,
  database: Database,
  groupId: number,
): Promise<void> => {
  const logo = await createGroupLogos(database).find(groupId);
  if (logo === null) return;
  await opgave.addVast(
    `bedrijf/logo.${logo.type === 'image/png' ? 'png' : 'jpg'}`,
    logo.bytes,
    true,
  );
};

/** How the company logs in by a provider of its own, as `beheer groep inloggen` takes it, but for the secret. */
const bedrijfsloginVan = async (database: Database, group: GroupRow) => {
  const login = await createBedrijfslogins(database).find(group.id);
  if (login === null) return null;
  const { issuer, client_id: clientId, domeinen, rolclaim, rollen, standaardrol } = login;
  const { wachtwoord_verboden: wachtwoordVerboden } = group;
  return { issuer, clientId, domeinen, rolclaim, rollen, standaardrol, wachtwoordVerboden };
};

/** Writes what is kept of the company itself. */
export const addBedrijf = async (
  opgave: Inhoudsopgave,
  services: Pick<Services, 'database' | 'now'>,
  group: GroupRow,
): Promise<void> => {
  const { database } = services;
  const bedrijf = {
    nummer: group.id,
    naam: group.label,
    zichtbaarheid: zichtbaarheidOf(group),
    registratie: group.user_registration,
    bedrijfslogin: await bedrijfsloginVan(database, group),
  };
  await opgave.addVast('bedrijf/bedrijf.json', jsonOf(bedrijf));
  const standaarden = await createStandaarden(database).ofGroup(group.id);
  await opgave.addVast('bedrijf/standaarden.json', jsonOf(standaarden));
  await addLogo(opgave, database, group.id);
  await addCatalogi(opgave, database, group.id);
  await addLeden(opgave, services, group.id);
  await opgave.addVast('logboek.csv', logboekCsv(opgave, database, group.id));
};
