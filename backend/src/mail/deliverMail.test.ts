import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';

import { mailQueue } from '../database/schema/mailQueue.ts';
import { createMailQueue } from '../queue/mailQueue.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildRegisterBody } from '../testing/buildRegisterBody.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { deliverMail, startMailDelivery } from './deliverMail.ts';
import { createMailer, type Mailer } from './mailer.ts';

const MINUTE = 60_000;
const FROM = 'Adviestool <tool@example.nl>';

interface Received {
  from: string;
  to: string[];
  /** With the soft line breaks of quoted-printable undone. */
  source: string;
}

const decode = (source: string): string =>
  Buffer.from(
    source
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString();

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** A real mail server on a port. */
const startMailServer = async (port: number) => {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          source: decode(Buffer.concat(chunks).toString('latin1')),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return { received, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
};

let world: TestApp;
let mailer: Mailer;
let port: number;

beforeAll(async () => {
  port = await freePort();
  mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: FROM,
    mailContact: null,
    dataDir: '/nonexistent',
    databaseUrl: null,
  });
  world = await buildTestApp({}, await openTestDatabase(), mailer);
});
afterAll(async () => {
  mailer.close();
  await world.close();
  await world.handle.close();
});

const forgot = (name: string) => world.visitor().post('/api/v2/user/forgot_password', { name });

const deliver = async (): Promise<unknown[]> => {
  const errors: unknown[] = [];
  await deliverMail(world.services, { onError: (error) => errors.push(error) });
  return errors;
};

/** A project of somebody who can log in. */
const makeProject = async () => {
  const groupId = await world.group();
  const maker = await world.account({ groupId, roles: ['company-employee'] });
  const body = buildProjectBody({ name: 'De Lindehof' });
  const visitor = await world.loggedIn(maker);
  const made = await visitor.post(`/api/v2/group/${groupId}/user/projects`, body);
  const id = Number(made.headers['location']?.split('/').at(-1));
  return { maker, project: { id, naam: 'De Lindehof' } };
};

const waiting = (): Promise<number> => world.handle.database.$count(mailQueue);

test('a new account is told whom to write to: the sender, or whom the operator names', () => {
  const files = { smtpUrl: null, mailFrom: FROM, dataDir: '/nowhere', databaseUrl: null };
  expect(createMailer({ ...files, mailContact: null }).contact).toBe('tool@example.nl');
  expect(createMailer({ ...files, mailFrom: 'a@example.nl', mailContact: null }).contact).toBe(
    'a@example.nl',
  );
  expect(createMailer({ ...files, mailContact: 'hulp@example.nl' }).contact).toBe(
    'hulp@example.nl',
  );
});

describe('while the mail server is down [storing 30]', () => {
  test('the answer is the same; the mail waits, is tried again, and its link works', async () => {
    const { name, mail } = await world.account();
    expect((await forgot(name)).status).toBe(200);
    expect(await deliver()).toHaveLength(1);
    expect(await deliver()).toHaveLength(0);
    expect(await waiting()).toBe(1);

    const server = await startMailServer(port);
    world.pass(2 * MINUTE + 1000);
    expect(await deliver()).toEqual([]);
    expect(await waiting()).toBe(0);
    await server.stop();

    const [received] = server.received;
    expect(received).toMatchObject({ from: 'tool@example.nl', to: [mail] });
    expect(received?.source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(received?.source).toContain('Content-Type: text/html; charset=utf-8');
    const link = /\S+\/account\/reset\?user=\S+/.exec(received?.source ?? '')?.[0] ?? '';
    expect(link.startsWith(`${world.base.replace('127.0.0.1', 'localhost')}/`)).toBe(true);
    const answer = await world.visitor().get(`/api/v2/user/reset${new URL(link).search}`);
    expect(answer.status).toBe(200);
  });

  test('the others go on, each later and later, and after a day it is given up', async () => {
    await forgot((await world.account()).name);
    await forgot((await world.account()).name);
    let attempts = 0;
    for (let minute = 0; minute < 24 * 60 + 90; minute += 5) {
      attempts += (await deliver()).length;
      world.pass(5 * MINUTE);
    }
    expect(await waiting()).toBe(0);
    // After 1, 2, 4, 8, 16 and 32 minutes, then once an hour.
    expect(attempts).toBeGreaterThan(2 * 24);
    expect(attempts).toBeLessThan(2 * 36);
    expect(world.auditLines.filter((line) => line.includes('mail_given_up'))).toHaveLength(2);
  });
});

test('what tells of a site or an order waits until it is sent, and is sent once', async () => {
  const { project, maker } = await makeProject();
  const wat = { project, gevelvullingen: [{ id: 'a1b2c3d4', merk: 'K01', stuks: 2 }] };
  await createMailQueue(world.services.database).insert(
    { kind: 'montage_advies', recipient: '', details: { kind: 'montage_advies', ...wat } },
    world.services.now(),
  );
  await forgot(maker.name);
  for (let hour = 0; hour < 26; hour += 1) {
    await deliver();
    world.pass(60 * MINUTE);
  }
  expect(await waiting()).toBe(1);

  const server = await startMailServer(port);
  expect(await deliver()).toEqual([]);
  world.pass(60 * MINUTE);
  expect(await deliver()).toEqual([]);
  await server.stop();
  expect(await waiting()).toBe(0);
  expect(server.received.map(({ to }) => to)).toEqual([[maker.mail]]);
  expect(server.received[0]?.source).toContain('K01 (2 stuks)');
});

test('what a later release tells waits for one that can', async () => {
  const { project } = await makeProject();
  const wat = { project, gevelvullingen: [{ id: 'a1b2c3d4', merk: 'K01', stuks: 2 }] };
  const later = JSON.stringify({ kind: 'montage_later', ...wat });
  await world.services.database.insert(mailQueue).values({
    kind: 'montage_advies',
    recipient: '',
    created: world.services.now(),
    next_attempt: world.services.now(),
    details: sql`${later}::jsonb`,
  });
  const server = await startMailServer(port);
  for (let hour = 0; hour < 26; hour += 1) {
    expect(await deliver()).toHaveLength(1);
    world.pass(60 * MINUTE);
  }
  await server.stop();
  expect([server.received, await waiting()]).toEqual([[], 1]);
  await world.services.database.delete(mailQueue);
});

test('a mail that was tried for years keeps no other one waiting', async () => {
  await forgot((await world.account()).name);
  await world.services.database.update(mailQueue).set({ attempts: 32_767 });
  world.pass(60 * MINUTE);
  const server = await startMailServer(port);
  expect(await deliver()).toEqual([]);
  await server.stop();
  expect(server.received).toHaveLength(1);
});

test('a stop does not wait for a mail server that hangs; the mail is kept', async () => {
  const sockets: Socket[] = [];
  const hanging = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => {
    hanging.listen(port, '127.0.0.1', resolve);
  });
  await forgot((await world.account()).name);
  const errors: unknown[] = [];
  const stop = startMailDelivery(world.services, (error) => errors.push(error));
  while (sockets.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await stop();
  expect(sockets[0]?.destroyed).toBe(false);
  expect([await waiting(), errors]).toEqual([1, []]);

  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => hanging.close(resolve));
  while (errors.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const server = await startMailServer(port);
  world.pass(2 * MINUTE);
  await deliver();
  await server.stop();
  expect(server.received).toHaveLength(1);
});

test('two instances do not send a mail twice', async () => {
  const server = await startMailServer(port);
  for (let count = 0; count < 4; count += 1) await forgot((await world.account()).name);
  await Promise.all([deliver(), deliver(), deliver()]);
  await server.stop();
  expect(server.received).toHaveLength(4);
});

test('nothing that who registers typed, besides the address, is in the mails to it', async () => {
  const server = await startMailServer(port);
  const groupId = await world.group();
  const { account, company } = buildRegisterBody({ name: 'Log in op evil.example' });
  const typed = 'klant, bevestig uw gegevens op https://evil.example/bevestig';
  const body = { account: { ...account, full_name: typed }, company };
  expect((await world.visitor().post(`/api/v2/group/${groupId}/user/register`, body)).status).toBe(
    200,
  );
  await forgot(account.mail);
  await deliver();
  await server.stop();
  expect(server.received.map(({ to }) => to)).toEqual([[account.mail], [account.mail]]);
  for (const { source } of server.received) {
    expect(source).toContain('Goedendag,');
    expect(source.replaceAll('=\r\n', '')).not.toMatch(/evil|bevestig/);
  }
});

test('without a mail server a mail is a file, and the embedded default prints its link', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'adviestool-'));
  const printed: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  const mail = {
    to: { name: 'Jan, boef@evil.example', address: 'jan@example.nl' },
    subject: 'Nieuw wachtwoord',
    text: 'Beste Jan',
    html: '<p>Beste Jan</p>',
    link: 'https://advies.example.nl/account/reset?user=1',
  };
  try {
    for (const databaseUrl of [null, 'postgres://db/adviestool']) {
      const files = createMailer({
        smtpUrl: null,
        mailFrom: FROM,
        mailContact: null,
        dataDir: folder,
        databaseUrl,
      });
      await files.send(mail);
      files.close();
    }
  } finally {
    write.mockRestore();
  }
  expect(printed).toEqual([`Mail: Nieuw wachtwoord\n${mail.link}\n`]);
  const names = await readdir(path.join(folder, 'mail'));
  expect(names).toHaveLength(2);
  const file = path.join(folder, 'mail', names[0] ?? '');
  expect(await readFile(file, 'utf8')).toContain('To: "Jan, boef@evil.example" <jan@example.nl>');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});
