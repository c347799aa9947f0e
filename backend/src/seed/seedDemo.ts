import { hashPassword } from '../accounts/password.ts';
import type { Database } from '../database/connect.ts';
import { createRepositories } from '../repositories/repositories.ts';
import { demoProject } from './demoProject.ts';

/** The account of a first start; it is printed, so it is no secret. */
export const DEMO_ACCOUNT = { name: 'demo', password: 'Hoekanker-2026' } as const;

/**
 * Fills an empty database with a group, an account and a project.
 * @returns whether it was empty
 */
export const seedDemo = async (database: Database, now: Date): Promise<boolean> => {
  if (!(await createRepositories(database).users.isEmpty())) return false;
  const passHash = await hashPassword(DEMO_ACCOUNT.password);
  await database.transaction(async (transaction) => {
    const { groups, projects, users } = createRepositories(transaction);
    const groupId = await groups.insert({
      label: 'Demo Bouwbedrijf B.V.',
      user_registration: true,
    });
    const uid = await users.insert({
      name: DEMO_ACCOUNT.name,
      mail: 'demo@example.nl',
      pass_hash: passHash,
      company_name: 'Demo Bouwbedrijf B.V.',
      address: 'Voorbeeldstraat 1',
      postal_code: '3511 AB',
      city: 'Utrecht',
      contact_person: 'Dana de Vries',
      created: now,
      changed: now,
    });
    await groups.addMember(groupId, uid, ['company-administrator']);
    await projects.insert({ groupId, uid }, demoProject, now);
  });
  return true;
};
