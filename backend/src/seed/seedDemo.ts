import { hashPassword } from '../accounts/password.ts';
import type { GroupRole } from '@adviestool/contract/rollen';
import type { Database } from '../database/connect.ts';
import { holdLock } from '../database/holdLock.ts';
import { createUsers, type NewUser } from '../accounts/users.ts';
import { demoProject } from './demoProject.ts';
import { createProjects } from '../projectopslag/projects.ts';
import { createGroups } from '../access/groups.ts';

/** The account of a first start; it is printed, so it is no secret. */
export const DEMO_ACCOUNT = { name: 'demo', password: 'Hoekanker-2026' } as const;

/** One account for each role, with the same password; null: no member of the group. */
const ROLE_ACCOUNTS: Readonly<Record<string, GroupRole[] | null>> = {
  'demo-administrator': ['company-administrator'],
  'demo-moderator': ['company-moderator'],
  'demo-employee': ['company-employee'],
  'demo-member': [],
  'demo-dashboard': ['company-dashboard'],
  'demo-outsider': null,
};

export const ROLE_ACCOUNT_NAMES = Object.keys(ROLE_ACCOUNTS);

const COMPANY = {
  company_name: 'Demo Bouwbedrijf B.V.',
  address: 'Voorbeeldstraat 1',
  postal_code: '3511 AB',
  city: 'Utrecht',
  contact_person: 'Dana de Vries',
};

const newUser = (name: string, passHash: string, now: Date): NewUser => ({
  name,
  mail: `${name}@example.nl`,
  pass_hash: passHash,
  ...COMPANY,
  created: now,
  changed: now,
});

const seedEmpty = async (database: Database, passHash: string, now: Date): Promise<void> => {
  await database.transaction(async (transaction) => {
    const groups = createGroups(transaction);
    const projects = createProjects(transaction);
    const users = createUsers(transaction);
    const groupId = await groups.insert({ label: COMPANY.company_name, user_registration: true });
    const uid = await users.insert(newUser(DEMO_ACCOUNT.name, passHash, now));
    await groups.addMember(groupId, uid, ['company-administrator']);
    await projects.insert({ groupId, uid }, demoProject(now), now);
  });
};

/** The group of the demo account, when this database has both. */
const findDemoGroup = async (database: Database): Promise<number | null> => {
  const groups = createGroups(database);
  const users = createUsers(database);
  const demo = await users.findByNameOrMail(DEMO_ACCOUNT.name);
  if (demo === null || demo.name !== DEMO_ACCOUNT.name) return null;
  return (await groups.membershipsOf(demo.uid))[0]?.groupId ?? null;
};

const seedRoleAccount = async (
  database: Database,
  { name, groupId, passHash }: { name: string; groupId: number; passHash: string },
  now: Date,
): Promise<void> => {
  const user = newUser(name, passHash, now);
  await database.transaction(async (transaction) => {
    const groups = createGroups(transaction);
    const users = createUsers(transaction);
    if ((await users.isNameTaken(name)) || (await users.isMailTaken(user.mail, 0))) return;
    const uid = await users.insert(user);
    const roles = ROLE_ACCOUNTS[name] ?? null;
    if (roles !== null) await groups.addMember(groupId, uid, roles);
  });
};

/**
 * Fills an empty database with a group, an account and a project, and a demo database of an
 * earlier start with the accounts of the roles that it lacks.
 * @returns whether the database was empty
 */
export const seedDemo = async (database: Database, now: Date): Promise<boolean> => {
  // Before the lock: another instance would not wait long enough for seven of them.
  const passHash = await hashPassword(DEMO_ACCOUNT.password);
  return database.transaction(async (transaction) => {
    await holdLock(transaction, 'demo');
    const users = createUsers(transaction);
    const isEmpty = await users.isEmpty();
    if (isEmpty) await seedEmpty(transaction, passHash, now);
    const groupId = await findDemoGroup(transaction);
    if (groupId === null) return isEmpty;
    for (const name of ROLE_ACCOUNT_NAMES) {
      if (!(await users.isNameTaken(name))) {
        await seedRoleAccount(transaction, { name, groupId, passHash }, now);
      }
    }
    return isEmpty;
  });
};
