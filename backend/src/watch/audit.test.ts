import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';

import { openAuditLog } from './audit.ts';
import { buildRegisterBody } from '../testing/buildRegisterBody.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';

const lineSchema = z.strictObject({
  time: z.iso.datetime(),
  event: z.string(),
  uid: z.int(),
  ip: z.ipv4().optional(),
  code: z.string().optional(),
  route: z.string().optional(),
  changed: z.array(z.string()).optional(),
  link: z.uuid().optional(),
  project: z.int().optional(),
  hash: z.string().length(12).optional(),
  request: z.uuid().optional(),
});

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ registrationLimit: 1 });
});
afterAll(() => world.close());

const eventsOf = (lines: readonly string[]): string[] =>
  lines
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .map(({ event, code, route }) => [event, code, route].filter(Boolean).join(' '));

test('the log tells of authentication, refusals and flood, without a secret [asvs 16]', async () => {
  const groupId = await world.group();
  const account = await world.account({ groupId, roles: ['company-dashboard'] });
  const visitor = world.visitor();
  const typed = 'mijn-wachtwoord-als-naam';
  await visitor.tryLogIn(typed, PASSWORD);
  for (let time = 0; time < 6; time += 1) await visitor.tryLogIn(account.name, 'verkeerd woord');
  const register = `/api/v2/group/${groupId}/user/register`;
  const body = buildRegisterBody();
  await visitor.post(register, body);
  await visitor.post(register, buildRegisterBody());
  await visitor.post('/api/v2/user/forgot_password', { name: account.mail });
  const [, mail] = await world.deliverMail();
  const link = new URL(mail?.link ?? '').searchParams;
  const reset = {
    user: account.uid,
    reset_token: link.get('reset_token'),
    pass1: 'een nieuw wachtwoord',
    pass2: 'een nieuw wachtwoord',
  };
  await visitor.post('/api/v2/user/reset', reset);
  const token = await visitor.fetchToken();
  await visitor.post(`/api/v2/group/${groupId}/user/edit`, {
    account: { mail: 'x@example.nl', current_pass: 'verkeerd woord' },
    company: { name: 'Bouw' },
  });
  await visitor.post(`/api/v2/group/${groupId}/user/edit`, {
    account: { mail: 'x@example.nl', current_pass: 'een nieuw wachtwoord' },
    company: { name: 'Bouw' },
  });
  await visitor.post(`/api/v2/group/${groupId}/user/projects`, {});
  visitor.setToken('x');
  await visitor.post('/api/v2/user/logout', {}, { origin: 'https://evil.example' });
  await visitor.post('/api/v2/user/logout', {});
  visitor.setToken(token);
  const cookie = visitor.cookie();
  await visitor.post('/api/v2/user/logout', {});
  await visitor.tryLogIn(account.name, 'een nieuw wachtwoord');

  expect(eventsOf(world.auditLines)).toEqual([
    'login_failed',
    ...Array.from({ length: 5 }, () => 'login_failed'),
    'refused flood_user POST /user/login',
    'registered',
    'refused rate_limit POST /api/v2/group/:groupId/user/register',
    'password_forgotten',
    'password_reset',
    'wrong_current_password',
    'refused forbidden POST /api/v2/group/:groupId/user/edit',
    'account_edited',
    'refused forbidden POST /api/v2/group/:groupId/user/projects',
    'refused forbidden POST /api/v2/user/logout',
    'refused csrf_invalid POST /api/v2/user/logout',
    'logout',
    'login',
  ]);
  const log = world.auditLines.join('');
  expect(log).toContain(`"uid":${account.uid},"ip":"${visitor.ip}"`);
  expect(log).toContain('"changed":["mail"]');
  for (const secret of [
    typed,
    PASSWORD,
    body.account.pass1,
    'verkeerd woord',
    'een nieuw wachtwoord',
    token,
    String(cookie).split('=')[1],
    link.get('reset_token'),
    '$argon2',
    '@',
  ]) {
    expect(log).not.toContain(secret);
  }
});

test('a file of the log is kept and added to', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'adviestool-'));
  const file = path.join(folder, 'log', 'audit.log');
  for (const line of ['een\n', 'twee\n']) {
    const log = await openAuditLog(file);
    log.write(line);
    await log.close();
  }
  expect(await readFile(file, 'utf8')).toBe('een\ntwee\n');
  await rm(folder, { recursive: true });
});
