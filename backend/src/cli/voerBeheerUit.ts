import { randomBytes } from 'node:crypto';

import { checkIdentity } from '../accounts/checkIdentity.ts';
import { passwordFault } from '../accounts/newPassword.ts';
import { hashPassword } from '../accounts/password.ts';
import { removeAccount } from '../eigengegevens/removeAccount.ts';
import { noteer } from '../gebeurtenissen/noteer.ts';
import type { Audit } from '../watch/audit.ts';
import type { Database } from '../database/connect.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import { lockGroup } from '../access/lockGroup.ts';
import { endLinksWithoutRight } from '../inzage/endLinksWithoutRight.ts';
import { createLeden } from '../bedrijf/ledenStore.ts';
import { createUitnodigingen } from '../bedrijf/uitnodigingenStore.ts';
import { createUsers, type Account } from '../accounts/users.ts';
import { BeheerError, woordVan, type BeheerOpdracht } from './beheerOpdracht.ts';
import { createBedrijfslogins } from '../bedrijfslogin/bedrijfsloginStore.ts';
import type { Config } from '../config/config.ts';
import { richtInloggenIn } from './richtInloggenIn.ts';
import { createGroups } from '../access/groups.ts';

interface Omgeving {
  database: Database;
  /** Asks whoever is at the keyboard for a password; null: nobody is. */
  vraagWachtwoord: (() => Promise<string>) | null;
  audit: Audit;
  /** The key of the installation, and whether this machine may be a provider. */
  signKey: () => Promise<string>;
  config: Pick<Config, 'isDevelopment'>;
  now: Date;
}

type Opties<Naam extends BeheerOpdracht['opdracht']> = Extract<
  BeheerOpdracht,
  { opdracht: Naam }
>['opties'];

type GebruikerOpties = Opties<'gebruiker maken'>;

/** 120 bits, in letters, figures and two marks. */
const genereer = (): string => randomBytes(15).toString('base64url');

/** @throws BeheerError when there can be no such account */
const checkGebruiker = async (
  database: Database,
  { naam, mail, groep }: GebruikerOpties,
): Promise<void> => {
  const users = createUsers(database);
  if ((await createGroups(database).findWithMembership(groep, 0)) === null) {
    throw new BeheerError(`Er is geen groep ${groep}. Alle groepen: pnpm beheer groep lijst.`);
  }
  if (await users.isNameTaken(naam)) {
    throw new BeheerError(`Er is al een gebruiker met de naam ${naam}.`);
  }
  if (await users.isMailTaken(mail, 0)) {
    throw new BeheerError(`Er is al een gebruiker met het adres ${mail}.`);
  }
  try {
    await checkIdentity(database, { name: naam, mail });
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    throw new BeheerError(
      'Deze gebruikersnaam kan niet: zonder @, onzichtbare tekens en spaties aan het begin of eind.',
    );
  }
};

const maakGebruiker = async (
  { database, vraagWachtwoord, audit, now }: Omgeving,
  opties: GebruikerOpties,
): Promise<string[]> => {
  const { naam, mail, groep, beheerder = false } = opties;
  await checkGebruiker(database, opties);
  const vraag = opties.genereer === true ? null : vraagWachtwoord;
  const wachtwoord = vraag === null ? genereer() : await vraag();
  const fout = passwordFault(wachtwoord);
  if (fout !== null) throw new BeheerError(fout);
  const pass_hash = await hashPassword(wachtwoord);
  const uid = await database.transaction(async (transaction) => {
    const groups = createGroups(transaction);
    const users = createUsers(transaction);
    const made = await users.insert({ name: naam, mail, pass_hash, created: now, changed: now });
    const rol = beheerder ? 'company-administrator' : 'company-employee';
    await groups.addMember(groep, made, [rol]);
    const gemaakt = { soort: 'account_gemaakt', groupId: groep, uid: null, over: made } as const;
    await noteer(transaction, { ...gemaakt, details: { rol } }, now);
    return made;
  });
  audit('account_made', { uid });
  return [
    `Gebruiker ${uid} (${naam}) is ${beheerder ? 'beheerder' : 'medewerker'} van groep ${groep}.`,
    ...(vraag === null ? [`Wachtwoord, dat nergens anders staat: ${wachtwoord}`] : []),
  ];
};

/** @throws BeheerError */
const findGebruiker = async (database: Database, naam: string): Promise<Account> => {
  const found = await createUsers(database).findByNameOrMail(naam);
  if (found === null || found.name.toLowerCase() !== naam.toLowerCase()) {
    throw new BeheerError(
      `Er is geen gebruiker met de naam ${naam}. Alle gebruikers: pnpm beheer gebruiker lijst.`,
    );
  }
  return found;
};

const geefRol = async (
  { database, audit, now }: Omgeving,
  { naam, groep, rol }: Opties<'gebruiker rol'>,
): Promise<string[]> => {
  const uid = await database.transaction(async (transaction) => {
    await lockGroup(transaction, groep);
    const leden = createLeden(transaction);
    const gebruiker = await findGebruiker(transaction, naam);
    const rollen = await leden.rolesOf(groep, gebruiker.uid);
    if (rollen === null) throw new BeheerError(`${naam} is geen lid van groep ${groep}.`);
    const isBeheerder = rol !== 'company-administrator' && rollen.includes('company-administrator');
    if (isBeheerder && (await leden.findOtherAdministrator(groep, gebruiker.uid)) === null) {
      throw new BeheerError(`${naam} is de laatste beheerder van groep ${groep}.`);
    }
    await leden.setRoles(groep, gebruiker.uid, [rol]);
    const gewijzigd = { soort: 'rol_gewijzigd', groupId: groep, uid: null } as const;
    await noteer(transaction, { ...gewijzigd, over: gebruiker.uid, details: { rol } }, now);
    await endLinksWithoutRight(transaction, { groupId: groep, uid: gebruiker.uid }, now);
    if (rol !== 'company-administrator') {
      await createUitnodigingen(transaction).removeBy(gebruiker.uid, groep);
    }
    return gebruiker.uid;
  });
  audit('role_changed', { uid: 0, group: groep, member: uid, role: rol });
  return [`${naam} is nu ${woordVan(rol)} van groep ${groep}.`];
};

const verwijderGebruiker = async (
  { database, audit, now }: Omgeving,
  { naam }: Opties<'gebruiker verwijderen'>,
): Promise<string[]> => {
  const gebruiker = await findGebruiker(database, naam);
  try {
    await removeAccount(database, gebruiker, now);
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    throw new BeheerError(`${naam} is de laatste beheerder van een groep.`);
  }
  audit('account_cancelled', { uid: gebruiker.uid });
  return [`Van gebruiker ${gebruiker.uid} is verwijderd wat persoonlijk is. De projecten blijven.`];
};

const maakGroep = async (
  { database }: Omgeving,
  { naam, registratie }: Extract<BeheerOpdracht, { opdracht: 'groep maken' }>['opties'],
): Promise<string[]> => {
  const id = await createGroups(database).insert({
    label: naam,
    user_registration: registratie === true,
  });
  return [`Groep ${id} (${naam}) is gemaakt.`];
};

const laatInloggen = async (
  { database, audit, signKey, config, now }: Omgeving,
  opties: Opties<'groep inloggen'>,
): Promise<string[]> => {
  const regel = await richtInloggenIn(database, { signKey: await signKey(), config, now }, opties);
  audit('company_login_changed', { uid: 0, group: opties.groep });
  return [regel];
};

const staWachtwoordenToe = async (
  { database, audit, now }: Omgeving,
  { groep }: Opties<'groep wachtwoorden'>,
): Promise<string[]> => {
  await database.transaction(async (transaction) => {
    if (!(await createBedrijfslogins(transaction).forbidPasswords(groep, false))) {
      throw new BeheerError(`Er is geen groep ${groep}. Alle groepen: pnpm beheer groep lijst.`);
    }
    const toegestaan = { soort: 'wachtwoorden_toegestaan', groupId: groep, uid: null } as const;
    await noteer(transaction, toegestaan, now);
  });
  audit('company_login_changed', { uid: 0, group: groep });
  return [
    `In groep ${groep} mag weer met een wachtwoord worden ingelogd. Wie er geen heeft, vraagt er een aan met ‘Wachtwoord vergeten’.`,
  ];
};

const lijstGroepen = async ({ database }: Omgeving): Promise<string[]> =>
  (await createGroups(database).list()).map(
    ({ id, label, user_registration: isOpen }) =>
      `${id}  ${label}  ${isOpen ? 'met registratie' : 'zonder registratie'}`,
  );

const lijstGebruikers = async ({ database }: Omgeving): Promise<string[]> =>
  (await createUsers(database).list()).map(
    ({ uid, name, mail, status, memberships }) =>
      `${uid}  ${name}  ${mail}  ${memberships}${status ? '' : '  geblokkeerd'}`,
  );

/**
 * Carries out one command. @returns what is told of it, a line each
 * @throws BeheerError having changed nothing
 */
export const voerBeheerUit = async (
  omgeving: Omgeving,
  { opdracht, opties }: Exclude<BeheerOpdracht, { opdracht: 'sleutel maken' }>,
): Promise<string[]> => {
  if (opdracht === 'groep maken') return maakGroep(omgeving, opties);
  if (opdracht === 'gebruiker maken') return maakGebruiker(omgeving, opties);
  if (opdracht === 'gebruiker rol') return geefRol(omgeving, opties);
  if (opdracht === 'gebruiker verwijderen') return verwijderGebruiker(omgeving, opties);
  if (opdracht === 'groep inloggen') return laatInloggen(omgeving, opties);
  if (opdracht === 'groep wachtwoorden') return staWachtwoordenToe(omgeving, opties);
  return opdracht === 'groep lijst' ? lijstGroepen(omgeving) : lijstGebruikers(omgeving);
};
