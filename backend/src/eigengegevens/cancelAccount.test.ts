import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { backendFormSchema } from '@adviestool/contract/backendForm';
import { currentUserSchema } from '@adviestool/contract/session';

import type { GroupRole } from '@adviestool/contract/rollen';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildRegisterBody } from '../testing/buildRegisterBody.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { statusesOf, type Visitor } from '../testing/visitor.ts';

const CANCEL = '/api/v2/user/cancel';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

const cancel = (visitor: Visitor) => visitor.post(CANCEL, { current_pass: PASSWORD });

const memberOf = async (groupId: number, roles: GroupRole[]) => {
  const account = await world.account({ groupId, roles });
  return { ...account, visitor: await world.loggedIn(account) };
};

const uidOf = async (visitor: Visitor): Promise<number> =>
  currentUserSchema.parse((await visitor.get('/api/v2/user/current')).json).user.uid;

describe('cancelling an account', () => {
  test('blocks it and ends its sessions; its projects stay with the group [asvs 7.2]', async () => {
    const groupId = await world.group();
    const moderator = await memberOf(groupId, ['company-moderator']);
    const employee = await memberOf(groupId, ['company-employee']);
    const projects = `/api/v2/group/${groupId}/user/projects`;
    await employee.visitor.post(projects, buildProjectBody());
    const elsewhere = await world.loggedIn(employee);
    const kept = employee.visitor.cookie();

    const answer = await cancel(employee.visitor);
    expect([answer.status, answer.json]).toEqual([200, { message: 'Uw account is opgeheven.' }]);
    expect(employee.visitor.cookie()).toBeNull();
    employee.visitor.setCookie(kept);
    expect([await uidOf(employee.visitor), await uidOf(elsewhere)]).toEqual([0, 0]);
    expect((await world.visitor().tryLogIn(employee.name, PASSWORD)).json).toMatchObject({
      message: 'Unrecognized username or password.',
    });
    expect((await moderator.visitor.get(projects)).json).toMatchObject({
      pager: { total_items: 1 },
    });
  });

  test('takes what is personal out of it, and leaves what others need', async () => {
    const groupId = await world.group();
    const moderator = await memberOf(groupId, ['company-moderator']);
    const employee = await memberOf(groupId, ['company-employee']);
    const made = await employee.visitor.post(
      `/api/v2/group/${groupId}/user/projects`,
      buildProjectBody(),
    );
    await world.visitor().post('/api/v2/user/forgot_password', { name: employee.mail });
    await cancel(employee.visitor);

    expect(await world.deliverMail()).toEqual([]);
    const { users, groups } = world.stores;
    expect(await users.find(employee.uid)).toMatchObject({
      name: `verwijderde gebruiker ${employee.uid}`,
      mail: `verwijderd ${employee.uid}`,
      status: false,
      company_name: null,
      login: null,
    });
    expect(await groups.membershipsOf(employee.uid)).toEqual([]);
    expect((await moderator.visitor.get(String(made.headers['location']))).json).toMatchObject({
      user: { uid: employee.uid, name: `verwijderde gebruiker ${employee.uid}` },
    });
    // The address is free again.
    const { account, company } = buildRegisterBody({ mail: employee.mail });
    const again = await world
      .visitor()
      .post(`/api/v2/group/${groupId}/user/register`, { account, company });
    expect(again.status).toBe(200);
  });

  test('asks for the password', async () => {
    const { visitor, uid } = await memberOf(await world.group(), []);
    const { form } = backendFormSchema.parse((await visitor.get(CANCEL)).json);
    expect(form).toMatchObject({
      current_pass: { type: 'password', required: true, autocomplete: 'current-password' },
    });
    const wrong = await visitor.post(CANCEL, { current_pass: 'verkeerd' });
    expect([wrong.status, wrong.json]).toMatchObject([
      403,
      { message: 'Invalid current password.' },
    ]);
    for (const body of [{}, { current_pass: '' }]) {
      expect((await visitor.post(CANCEL, body)).json).toMatchObject({
        message: 'Missing required fields',
      });
    }
    expect((await visitor.post(CANCEL, { current_pass: PASSWORD, uid: 1 })).status).toBe(422);
    expect(await uidOf(visitor)).toBe(uid);
  });

  test('is refused to the last administrator of a group, whoever else is in it', async () => {
    const groupId = await world.group();
    await memberOf(groupId, ['company-moderator']);
    const [first, last] = [
      await memberOf(groupId, ['company-administrator']),
      await memberOf(groupId, ['company-administrator', 'company-employee']),
    ];
    expect((await cancel(first.visitor)).status).toBe(200);
    const answer = await cancel(last.visitor);
    expect([answer.status, answer.json]).toMatchObject([409, { code: 'conflict' }]);
    expect(await uidOf(last.visitor)).toBe(last.uid);
  });

  test('is refused to one of two administrators who go at the same moment', async () => {
    const groupId = await world.group();
    const two = [
      await memberOf(groupId, ['company-administrator']),
      await memberOf(groupId, ['company-administrator']),
    ];
    const answers = await Promise.all(two.map(({ visitor }) => cancel(visitor)));
    expect(statusesOf(answers)).toEqual([200, 409]);
  });
});
