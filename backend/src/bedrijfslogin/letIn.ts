import type { LidRol } from '@adviestool/contract/rollen';

import { createEndedMemberships } from '../access/endedMemberships.ts';
import { createGroups } from '../access/groups.ts';
import { lockGroup } from '../access/lockGroup.ts';
import { checkFullName, checkIdentity } from '../accounts/checkIdentity.ts';
import { hashPassword } from '../accounts/password.ts';
import { createResetTokens } from '../accounts/resetTokens.ts';
import { createUsers, type Account } from '../accounts/users.ts';
import { changeRole } from '../bedrijf/changeRole.ts';
import { createLeden } from '../bedrijf/ledenStore.ts';
import type { Database } from '../database/connect.ts';
import { noteer } from '../gebeurtenissen/noteer.ts';
import type { VerifiedAccount } from '../http/holdAccount.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import type { Services } from '../http/services.ts';
import { createSessions } from '../http/sessions.ts';
import { newToken } from '../http/token.ts';
import { createBedrijfslogins, type Instellingen } from './bedrijfsloginStore.ts';
import { GeweigerdError, mailOfClaims, naamOfClaims, rolOfClaims } from './readPersoon.ts';

/** Whom a provider has let in. */
interface Binnenkomst {
  group: { id: number; label: string };
  instellingen: Instellingen;
  /** When those of the login were set up, as it began. */
  ingesteld: string;
  issuer: string;
  subject: string;
  claims: Readonly<Record<string, unknown>>;
}

/** How many names are tried beside the given one. */
const MOST_NAMES = 50;

/** The name itself, or with a number when it is somebody's, a colleague is called so, or it cannot be one. */
const freeName = async (
  database: Database,
  wanted: string,
  { mail, groupId }: { mail: string; groupId: number },
): Promise<string> => {
  for (let nummer = 1; nummer <= MOST_NAMES; nummer += 1) {
    const name = nummer === 1 ? wanted : `${wanted} ${nummer}`;
    try {
      await checkIdentity(database, { name, mail });
      await checkFullName(database, { name }, { uid: 0, groupIds: [groupId] });
      return name;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
    }
  }
  return `lid ${newToken().slice(0, 12)}`;
};

/** Gives a member the role that the provider says; the last administrator stays one, whatever it says. */
export const followRole = async (
  transaction: Database,
  lid: { groupId: number; uid: number },
  { rol, now }: { rol: LidRol; now: Date },
): Promise<void> => {
  const rollen = await createLeden(transaction).rolesOf(lid.groupId, lid.uid);
  if (rollen === null || (rollen.length === 1 && rollen[0] === rol)) return;
  try {
    await changeRole(transaction, lid, { rol, now });
    const gewijzigd = { soort: 'rol_via_bedrijfslogin', uid: null, over: lid.uid } as const;
    await noteer(transaction, { ...gewijzigd, groupId: lid.groupId, details: { rol } }, now);
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.statusCode !== 409) throw error;
  }
};

interface Making {
  binnenkomst: Binnenkomst;
  mail: string;
  rol: LidRol | undefined;
  passHash: string;
  now: Date;
}

const makeMember = async (
  transaction: Database,
  { binnenkomst, mail, rol, passHash, now }: Making,
): Promise<number> => {
  const { group, instellingen, claims, issuer, subject } = binnenkomst;
  const isRemoved = await createEndedMemberships(transaction).isRemoved(group.id, {
    issuer,
    subject,
    mail,
  });
  if (isRemoved) throw new GeweigerdError('verwijderd');
  const name = await freeName(transaction, naamOfClaims(claims, mail), { mail, groupId: group.id });
  const uid = await createUsers(transaction).insert({
    name,
    mail,
    pass_hash: passHash,
    company_name: group.label,
    created: now,
    changed: now,
  });
  const given = rol ?? instellingen.standaardrol ?? 'company-employee';
  await createGroups(transaction).addMember(group.id, uid, [given]);
  const lid = { soort: 'lid_via_bedrijfslogin', groupId: group.id, uid } as const;
  await noteer(transaction, { ...lid, details: { rol: given } }, now);
  return uid;
};

/**
 * Takes the account with this address for the one of the provider, when it is a member here and of no other group: the
 * provider of one company takes no account of another. Nobody had proved that the address was theirs: its password, its
 * sessions, its links for a new password and those to other providers end. An account that somebody else at the provider
 * opens stays theirs: addresses are given out again, and users change what the product has of them.
 */
const takeOver = async (
  transaction: Database,
  account: Account,
  { binnenkomst: { group, issuer }, passHash, now }: Making,
): Promise<number> => {
  const { uid } = account;
  const logins = createBedrijfslogins(transaction);
  const [membership, ...others] = await createGroups(transaction).membershipsOf(uid);
  if (membership?.groupId !== group.id || others.length > 0) throw new GeweigerdError('bestaat');
  if ((await logins.findSubject({ groupId: group.id, issuer }, uid)) !== null) {
    throw new GeweigerdError('gekoppeld');
  }
  await logins.unlinkOf(uid);
  await createUsers(transaction).setPassword(uid, passHash, now);
  await createSessions(transaction).endOf(uid);
  await createResetTokens(transaction).removeOf(uid);
  const gekoppeld = { soort: 'account_via_bedrijfslogin', uid: null, over: uid } as const;
  await noteer(transaction, { ...gekoppeld, groupId: group.id }, now);
  return uid;
};

/** A login ends by what it began with: who changed that meanwhile may have done so to let nobody in by it. */
const checkUnchanged = async (
  transaction: Database,
  { group, ingesteld }: Binnenkomst,
): Promise<void> => {
  const now = await createBedrijfslogins(transaction).find(group.id);
  if (now?.changed.toISOString() !== ingesteld) throw new GeweigerdError('verlopen');
};

/**
 * Finds the member whom a provider has let in, or makes one.
 * @throws GeweigerdError when nobody may come in so
 */
export const letIn = async (
  { database, now }: Pick<Services, 'database' | 'now'>,
  binnenkomst: Binnenkomst,
): Promise<VerifiedAccount> => {
  const { group, instellingen, issuer, subject, claims } = binnenkomst;
  const mail = mailOfClaims(claims, instellingen);
  const rol = rolOfClaims(claims, instellingen);
  const making: Making = {
    binnenkomst,
    mail,
    rol,
    passHash: await hashPassword(newToken()),
    now: now(),
  };
  await createEndedMemberships(database).keepMail(group.id, { issuer, subject, mail });
  return database.transaction(async (transaction) => {
    await lockGroup(transaction, group.id);
    await checkUnchanged(transaction, binnenkomst);
    const logins = createBedrijfslogins(transaction);
    const users = createUsers(transaction);
    const providerAccount = { groupId: group.id, issuer, subject };
    let uid = await logins.findAccount(providerAccount);
    if (uid === null) {
      const known = await users.findByNameOrMail(mail);
      uid =
        known === null
          ? await makeMember(transaction, making)
          : await takeOver(transaction, known, making);
      await logins.linkAccount(providerAccount, uid, now());
    }
    const user = await users.find(uid);
    if (user === null || !user.status) throw new GeweigerdError('geblokkeerd');
    if ((await createLeden(transaction).rolesOf(group.id, uid)) === null) {
      throw new GeweigerdError('verwijderd');
    }
    if (rol !== undefined) {
      await followRole(transaction, { groupId: group.id, uid }, { rol, now: now() });
    }
    await noteer(transaction, { soort: 'ingelogd', groupId: group.id, uid }, now());
    return { uid, passHash: user.pass_hash };
  });
};
