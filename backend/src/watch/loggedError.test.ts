import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';

import { loggedError } from './loggedError.ts';
import { createMailer } from '../mail/mailer.ts';
import { reasonOf } from '../database/reasonOf.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildRegisterBody } from '../testing/buildRegisterBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';

const SECRET = /geheim|@example|\$argon2|Bouw & Zn/i;

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ logLevel: 'info' });
});
afterAll(() => world.close());

const thrownBy = async (run: () => unknown): Promise<unknown> => {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
};

const execute = (statement: string) => world.handle.database.execute(sql.raw(statement));

describe('[asvs 16] the log of a statement that the database refused', () => {
  test('names the constraint, and nothing of the project that was saved', async () => {
    const groupId = await world.group();
    const person = await world.loggedIn(
      await world.account({ groupId, roles: ['company-employee'] }),
    );
    await execute(`alter table projects add constraint geen_naam check (name not like 'Geheim%')`);
    const answer = await person.post(
      `/api/v2/group/${groupId}/user/projects`,
      buildProjectBody({ name: 'Geheim plan', werkadres: 'Geheimlaan 1' }),
    );
    expect(answer.status).toBe(500);
    const log = world.logLines.join('');
    expect(log).toContain('"constraint":"geen_naam"');
    expect(log).toContain('"code":"23514"');
    expect(log).toContain('insert into');
    expect(log).not.toMatch(SECRET);
  });

  test('names nothing of the account that was made', async () => {
    const groupId = await world.group();
    await execute(`alter table users add constraint geen_plaats check (city <> 'Geheimdam')`);
    const body = buildRegisterBody();
    const answer = await world.visitor().post(`/api/v2/group/${groupId}/user/register`, {
      ...body,
      company: { ...body.company, city: 'Geheimdam' },
    });
    expect(answer.status).toBe(500);
    const log = world.logLines.join('');
    expect(log).toContain('"constraint":"geen_plaats"');
    expect(log).not.toMatch(SECRET);
    expect(log).not.toContain(body.account.name);
  });

  test('leaves out a value that a message quotes', async () => {
    const value = 'geheim "plan" van jan';
    const { database } = world.handle;
    const error = await thrownBy(() => database.execute(sql`select ${value}::int`));
    expect(JSON.stringify(error)).toMatch(SECRET);
    const logged = JSON.stringify(loggedError(error));
    expect(logged).toContain('"code":"22P02"');
    expect(logged).toContain('invalid input syntax for type integer');
    for (const text of [logged, reasonOf(error)]) expect(text).not.toMatch(SECRET);
  });

  test('of a mail server names no address', async () => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, done) => done(new Error(`<${address}> is unknown`)),
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const mailer = createMailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: 'Adviestool <tool@example.nl>',
      mailContact: null,
      dataDir: '/nonexistent',
      databaseUrl: null,
    });
    const mail = { subject: 'x', text: 'x', html: 'x', link: 'x' };
    const error = await thrownBy(() =>
      mailer.send({ ...mail, to: { name: 'Geheim', address: 'geheim@example.nl' } }),
    );
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(JSON.stringify(loggedError(error))).toContain('is unknown');
    expect(JSON.stringify(loggedError(error))).not.toMatch(SECRET);
  });

  test('leaves out the text that is no JSON, what a schema refused, and what is no error', async () => {
    const schema = z.object({ naam: z.literal('x') });
    const errors = [
      await thrownBy(() => JSON.parse('geheim plan')),
      await thrownBy(() => schema.parse({ naam: 'geheim' })),
      'geheim',
    ];
    for (const error of errors) expect(JSON.stringify(loggedError(error))).not.toMatch(SECRET);
    expect(loggedError(errors[1])).toMatchObject({ message: 'naam: invalid_value' });
  });

  test('tells where it went wrong, and why, to the bottom', () => {
    const deep = new Error('onder', { cause: Object.assign(new Error('op'), { code: 'ENOSPC' }) });
    const logged = loggedError(new AggregateError([deep], 'samen'));
    expect(logged).toMatchObject({
      type: 'AggregateError',
      message: 'samen',
      errors: [{ message: 'onder', cause: { message: 'op', code: 'ENOSPC' } }],
    });
    expect(logged.stack).toMatch(/^ {4}at .*loggedError\.test/);
  });
});

test('[asvs 16] a line of a request has its path without what was asked', async () => {
  await world.visitor().get('/session/token?naam=Geheim&reset_token=geheim');
  const log = world.logLines.join('');
  expect(log).toContain('/session/token?…');
  expect(log).not.toMatch(SECRET);
});

test('a message of one very long word is searched for addresses once', () => {
  const begin = Date.now();
  const { message } = loggedError(new Error(`a@example.nl ${'a'.repeat(80_000)} b@example.nl`));
  expect(message).toBe(`… ${'a'.repeat(80_000)} …`);
  expect(Date.now() - begin).toBeLessThan(2_000);
});
