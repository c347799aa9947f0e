import { randomBytes } from 'node:crypto';

import { checkIdentity } from '../accounts/checkIdentity.ts';
import { passwordFault } from '../accounts/newPassword.ts';
import { hashPassword } from '../accounts/password.ts';
import type { Audit } from '../audit.ts';
import type { Database } from '../database/connect.ts';
import { HttpProblem } from '../httpProblem.ts';
import { createRepositories, type Repositories } from '../repositories/repositories.ts';
import { BeheerError, type BeheerOpdracht } from './beheerOpdracht.ts';

interface Omgeving {
  database: Database;
  /** Asks whoever is at the keyboard for a password; null: nobody is. */
  vraagWachtwoord: (() => Promise<string>) | null;
  audit: Audit;
  now: Date;
}

type GebruikerOpties = Extract<BeheerOpdracht, { opdracht: 'gebruiker maken' }>['opties'];

/** 120 bits, in letters, figures and two marks. */
const genereer = (): string => randomBytes(15).toString('base64url');

/** @throws BeheerError when there can be no such account */
const checkGebruiker = async (
  repositories: Repositories,
  { naam, mail, groep }: GebruikerOpties,
): Promise<void> => {
  const { groups, users } = repositories;
  if ((await groups.findWithMembership(groep, 0)) === null) {
    throw new BeheerError(`Er is geen groep ${groep}. Alle groepen: pnpm beheer groep lijst.`);
  }
  if (await users.isNameTaken(naam)) {
    throw new BeheerError(`Er is al een gebruiker met de naam ${naam}.`);
  }
  if (await users.isMailTaken(mail, 0)) {
    throw new BeheerError(`Er is al een gebruiker met het adres ${mail}.`);
  }
  try {
    await checkIdentity(repositories, { name: naam, mail });
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
  await checkGebruiker(createRepositories(database), opties);
  const vraag = opties.genereer === true ? null : vraagWachtwoord;
  const wachtwoord = vraag === null ? genereer() : await vraag();
  const fout = passwordFault(wachtwoord);
  if (fout !== null) throw new BeheerError(fout);
  const pass_hash = await hashPassword(wachtwoord);
  const uid = await database.transaction(async (transaction) => {
    const { groups, users } = createRepositories(transaction);
    const made = await users.insert({ name: naam, mail, pass_hash, created: now, changed: now });
    await groups.addMember(groep, made, [beheerder ? 'company-administrator' : 'company-employee']);
    return made;
  });
  audit('account_made', { uid });
  return [
    `Gebruiker ${uid} (${naam}) is ${beheerder ? 'beheerder' : 'medewerker'} van groep ${groep}.`,
    ...(vraag === null ? [`Wachtwoord, dat nergens anders staat: ${wachtwoord}`] : []),
  ];
};

const maakGroep = async (
  { groups }: Repositories,
  { naam, registratie }: Extract<BeheerOpdracht, { opdracht: 'groep maken' }>['opties'],
): Promise<string[]> => {
  const id = await groups.insert({ label: naam, user_registration: registratie === true });
  return [`Groep ${id} (${naam}) is gemaakt.`];
};

const lijstGroepen = async ({ groups }: Repositories): Promise<string[]> =>
  (await groups.list()).map(
    ({ id, label, user_registration: isOpen }) =>
      `${id}  ${label}  ${isOpen ? 'met registratie' : 'zonder registratie'}`,
  );

const lijstGebruikers = async ({ users }: Repositories): Promise<string[]> =>
  (await users.list()).map(
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
  const repositories = createRepositories(omgeving.database);
  if (opdracht === 'groep maken') return maakGroep(repositories, opties);
  if (opdracht === 'gebruiker maken') return maakGebruiker(omgeving, opties);
  return opdracht === 'groep lijst' ? lijstGroepen(repositories) : lijstGebruikers(repositories);
};
