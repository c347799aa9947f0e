import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hash } from '@node-rs/argon2';

import { buildTestApp, nextIp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { statusesOf } from '../testing/visitor.ts';
import { FLOOD_LIMITS } from './floodLimits.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { beforeStatement } from '../testing/beforeStatement.ts';

const HOUR = 3_600_000;

const PER_ACCOUNT = FLOOD_LIMITS.failed_login_user.limit;
const PER_IP = FLOOD_LIMITS.failed_login_ip.limit;

const USER_TEXT =
  'Too many failed login attempts from your IP address. This IP address is temporarily blocked.';
const IP_TEXT = 'Access is blocked because of IP based flood prevention.';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

const failTimes = async (times: number, name: string, ip: string): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    expect((await world.visitor({ ip }).tryLogIn(name, 'verkeerd')).status).toBe(400);
  }
};

test('five failures block an account from that address for six hours, even with the right password [asvs 6.3]', async () => {
  const { name } = await world.account();
  const ip = nextIp();
  await failTimes(PER_ACCOUNT, name, ip);
  const answer = await world.visitor({ ip }).tryLogIn(name, PASSWORD);
  expect([answer.status, answer.json]).toEqual([403, { message: USER_TEXT, code: 'flood_user' }]);
  expect((await world.visitor().tryLogIn(name, PASSWORD)).status).toBe(200);
  world.pass(6 * HOUR + 1000);
  expect((await world.visitor({ ip }).tryLogIn(name, PASSWORD)).status).toBe(200);
});

test('[storing 41] name and mail count together, and no answer tells that they belong together', async () => {
  const { name, mail } = await world.account();
  const ip = nextIp();
  await failTimes(PER_ACCOUNT, name, ip);
  const known = [];
  const unknown = [];
  for (let time = 0; time <= PER_ACCOUNT; time += 1) {
    known.push(await world.visitor({ ip }).tryLogIn(mail, PASSWORD));
    unknown.push(await world.visitor({ ip }).tryLogIn('niemand@example.nl', PASSWORD));
  }
  expect(known.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 403]);
  expect(known.map(({ json }) => json)).toEqual(unknown.map(({ json }) => json));
  expect((await world.visitor().tryLogIn(mail, PASSWORD)).status).toBe(200);
});

test('[storing 41] ten correct logins of one account at once all succeed, after failures too', async () => {
  const { name, mail } = await world.account();
  const ip = nextIp();
  await failTimes(PER_ACCOUNT - 1, name, ip);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_none, number) =>
      world.visitor({ ip }).tryLogIn(number % 2 === 0 ? name : mail, PASSWORD),
    ),
  );
  expect(statusesOf(answers)).toEqual(Array.from({ length: 10 }, () => 200));
});

test('a name without an account is blocked in the same way', async () => {
  const ip = nextIp();
  await failTimes(PER_ACCOUNT, 'spook', ip);
  const answer = await world.visitor({ ip }).tryLogIn('SPOOK', PASSWORD);
  expect(answer.json).toEqual({ message: USER_TEXT, code: 'flood_user' });
});

test('a success clears the account, not the address', async () => {
  const { name } = await world.account();
  const ip = nextIp();
  for (let round = 0; round < 10; round += 1) {
    await failTimes(4, name, ip);
    expect((await world.visitor({ ip }).tryLogIn(name, PASSWORD)).status).toBe(200);
  }
  for (let time = 40; time < PER_IP; time += 1) await failTimes(1, `ander${time}`, ip);
  expect((await world.visitor({ ip }).tryLogIn(name, PASSWORD)).json).toMatchObject({
    code: 'flood_ip',
  });
});

test('fifty failures block the address for an hour, also on another instance [asvs 6.3]', async () => {
  const ip = nextIp();
  for (let time = 0; time < PER_IP; time += 1) {
    await failTimes(1, `naam${time}`, ip);
  }
  const { name } = await world.account();
  const restarted = await buildTestApp({}, world.handle);
  for (const instance of [world, restarted]) {
    const answer = await instance.visitor({ ip }).tryLogIn(name, PASSWORD);
    expect([answer.status, answer.json]).toEqual([403, { message: IP_TEXT, code: 'flood_ip' }]);
  }
  await restarted.close();
  expect((await world.visitor().tryLogIn(name, PASSWORD)).status).toBe(200);
  world.pass(HOUR + 1000);
  expect((await world.visitor({ ip }).tryLogIn(name, PASSWORD)).status).toBe(200);
});

test('the addresses of one IPv6 subscriber count together', async () => {
  const { name } = await world.account();
  for (let time = 1; time <= PER_ACCOUNT; time += 1) {
    await failTimes(1, name, `2001:db8:1:2:${time}::${time}`);
  }
  const tryFrom = (ip: string) => world.visitor({ ip }).tryLogIn(name, PASSWORD);
  expect((await tryFrom('2001:db8:1:2:ffff::1')).json).toMatchObject({ code: 'flood_user' });
  for (let time = PER_ACCOUNT; time < PER_IP; time += 1) {
    await failTimes(1, `zesde${time}`, `2001:db8:1:2::${time}`);
  }
  expect((await tryFrom('2001:db8:1:2:ffff::1')).json).toMatchObject({ code: 'flood_ip' });
  expect((await tryFrom('2001:db8:1:3::1')).status).toBe(200);
});

test('attempts at the same moment do not slip past the limit', async () => {
  const { name } = await world.account();
  const ip = nextIp();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => world.visitor({ ip }).tryLogIn(name, 'verkeerd')),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(PER_ACCOUNT);
});

test('an address in X-Forwarded-For of a stranger is not believed [asvs 15.3.4]', async () => {
  const direct = await buildTestApp({ trustedProxies: [] }, world.handle);
  const { name } = await world.account();
  for (let time = 0; time < PER_ACCOUNT; time += 1) {
    await direct.visitor().tryLogIn(name, 'verkeerd');
  }
  expect((await direct.visitor().tryLogIn(name, PASSWORD)).status).toBe(403);
  await direct.close();
});

test('behind a trusted proxy only the address that the proxy saw counts [asvs 15.3.4]', async () => {
  const { name } = await world.account();
  const ip = nextIp();
  const tryWith = (chain: string, pass: string) =>
    world
      .visitor()
      .post('/user/login?_format=json', { name, pass }, { 'x-forwarded-for': `${chain}, ${ip}` });
  for (let time = 0; time < PER_ACCOUNT; time += 1) {
    expect((await tryWith(nextIp(), 'verkeerd')).status).toBe(400);
  }
  expect((await tryWith(`${nextIp()}, 127.0.0.1`, PASSWORD)).json).toMatchObject({
    code: 'flood_user',
  });
});

test('passwords are hashed with argon2id at 19 MiB, and a missing account takes a hash too [asvs 6.2]', async () => {
  const stored = await hashPassword(PASSWORD);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, PASSWORD)).toBe(true);
  expect(await verifyPassword(null, PASSWORD)).toBe(false);
});

test('a failure is told to the audit log with its account, a success is not', async () => {
  const { uid, name } = await world.account();
  const ip = nextIp();
  const said = world.auditLines.length;
  await failTimes(1, name, ip);
  await failTimes(1, 'nobody', ip);
  await world.visitor({ ip }).tryLogIn(name, PASSWORD);
  const failures = world.auditLines
    .slice(said)
    .map((line): unknown => JSON.parse(line))
    .filter((line) => JSON.stringify(line).includes('login_failed'));
  expect(failures).toMatchObject([{ uid }, { uid: 0 }]);
});

test('a password that is changed while it is hashed anew opens nothing', async () => {
  const { uid, name } = await world.account();
  const { users } = world.stores;
  const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await users.setPassword(uid, old, new Date());
  beforeStatement(world, 'update "users"', async () => {
    await users.setPassword(uid, await hashPassword('een ander wachtwoord'), new Date());
  });
  expect((await world.visitor().tryLogIn(name, PASSWORD)).status).toBe(400);
  expect((await world.visitor().tryLogIn(name, 'een ander wachtwoord')).status).toBe(200);
});

test('a password that was hashed at another cost is hashed anew at the login, once', async () => {
  const account = await world.account();
  const { users } = world.stores;
  const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await users.setPassword(account.uid, old, new Date());
  expect((await world.visitor().tryLogIn(account.name, 'verkeerd')).status).toBe(400);
  expect((await users.find(account.uid))?.pass_hash).toBe(old);
  const answers = await Promise.all(
    [1, 2, 3].map(() => world.visitor().tryLogIn(account.name, PASSWORD)),
  );
  expect(statusesOf(answers)).toEqual([200, 200, 200]);
  const renewed = (await users.find(account.uid))?.pass_hash;
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await world.visitor().tryLogIn(account.name, PASSWORD);
  expect((await users.find(account.uid))?.pass_hash).toBe(renewed);
});
