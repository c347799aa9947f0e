import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { hashPassword, verifyPassword } from './password.ts';
import { buildTestApp, nextIp, type TestApp } from '../testing/testApp.ts';
import { PASSWORD } from '../testing/testApp.ts';

const FORGOT = '/api/v2/user/forgot_password';
const ANSWER = {
  message: 'Als dit account bij ons bekend is, ontvangt u een e-mail met instructies.',
};
const SMTP = 'smtp://mail.example.nl';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ smtpUrl: SMTP, rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

const forgot = (name: unknown, visitor = world.visitor()) => visitor.post(FORGOT, { name });

describe('a forgotten password', () => {
  test('is answered alike for every name; only an account gets mail', async () => {
    const account = await world.account();
    const blocked = await world.account();
    await world.stores.users.block(blocked.uid, new Date());
    for (const name of [account.name, account.mail.toUpperCase(), 'niemand', blocked.name, "'--"]) {
      const answer = await forgot(` ${name} `);
      expect([answer.status, answer.json]).toEqual([200, ANSWER]);
    }
    const mails = await world.deliverMail();
    expect(mails.map(({ to }) => to.address)).toEqual([account.mail, account.mail]);
  });

  test('without a mail server promises no mail, and says for every name alike where the link is', async () => {
    const unmailed = await buildTestApp({ smtpUrl: null }, world.handle);
    const { name } = await unmailed.account();
    const answers = await Promise.all(
      [name, 'niemand'].map((each) => forgot(each, unmailed.visitor())),
    );
    const [one, other] = answers.map(({ json }) => json);
    expect(one).toEqual({
      message: expect.stringMatching(/^U krijgt geen e-mail: .* in de map ‘mail’ /),
    });
    expect(other).toEqual(one);
    await unmailed.deliverMail();
    await unmailed.close();
  });

  test.each(['', '   ', null, undefined])('of nobody (%j) is refused', async (name) => {
    const answer = await forgot(name);
    expect([answer.status, answer.json]).toMatchObject([
      400,
      { message: 'Vul uw gebruikersnaam of e-mailadres in.' },
    ]);
  });

  test.each([[['demo']], [{ $ne: null }], [7]])('of the name %j is refused', async (name) => {
    expect((await forgot(name)).status).toBe(422);
  });

  test('is for anonymous users', async () => {
    const visitor = await world.loggedIn(await world.account());
    expect((await forgot('demo', visitor)).json).toMatchObject({ code: 'anonymous_only' });
  });

  test('is counted by address, known name or not, also on another instance', async () => {
    const ip = nextIp();
    for (let time = 0; time < 50; time += 1) {
      expect((await forgot(`naam${time}`, world.visitor({ ip }))).status).toBe(200);
    }
    const again = await buildTestApp({}, world.handle);
    for (const visitor of [world.visitor({ ip }), again.visitor({ ip })]) {
      const answer = await forgot('demo', visitor);
      expect([answer.status, answer.json]).toEqual([
        403,
        { message: 'Access is blocked because of IP based flood prevention.', code: 'flood_ip' },
      ]);
    }
    await again.close();
    await world.deliverMail();
  });

  test('asked for from many addresses fills no mailbox: five mails in six hours', async () => {
    const { name, mail } = await world.account();
    for (let time = 0; time < 8; time += 1) {
      expect((await forgot(time % 2 === 0 ? name : mail)).json).toEqual(ANSWER);
    }
    expect(await world.deliverMail()).toHaveLength(5);
    world.pass(6 * 3_600_000 + 1000);
    await forgot(name);
    expect(await world.deliverMail()).toHaveLength(1);
  });

  test('links to the configured site, whatever host the request names', async () => {
    const site = await buildTestApp({ siteOrigin: 'https://advies.example.nl' }, world.handle);
    const { uid, name } = await site.account();
    await site.visitor().post(
      FORGOT,
      { name },
      {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      },
    );
    const [mail] = await site.deliverMail();
    expect(mail?.link).toMatch(
      new RegExp(
        `^https://advies\\.example\\.nl/account/reset\\?user=${uid}&reset_token=[\\w-]{43}$`,
      ),
    );
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
    await site.close();
  });
});

describe('known and unknown names', () => {
  type Call = (name: string) => Promise<{ status: number; text: string }>;

  const calls: [string, Call][] = [
    ['a forgotten password', (name) => forgot(name)],
    ['a login', (name) => world.visitor().tryLogIn(name, `niet ${PASSWORD}`)],
  ];

  /** The statements of a call, in order; what an instance counts for itself is sent when it is time. */
  const asksOf = async (call: Call, name: string): Promise<string[]> => {
    const asked: string[] = [];
    const { watch } = world.services;
    const { run } = watch;
    watch.run = (work, act) => {
      if (work.kind === 'statement') asked.push(work.name);
      return run(work, act);
    };
    await call(name);
    watch.run = run;
    return asked.filter((statement) => !statement.includes('"request_counts"'));
  };

  test.each(calls)(
    'are answered alike, for the same asks, by %s [asvs 6.3]',
    async (_name, call) => {
      const { name } = await world.account();
      const known = await asksOf(call, name);
      expect(known.length).toBeGreaterThan(0);
      expect(await asksOf(call, `spook-${name}`)).toEqual(known);
      const answers = await Promise.all([name, `spook-${name}`].map(call));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    },
  );

  test('cost a password as much work: what is not there is compared as well [asvs 6.3]', async () => {
    const stored = await hashPassword(PASSWORD);
    const taken = { known: [Infinity], unknown: [Infinity] };
    for (let round = 0; round < 5; round += 1) {
      for (const [kind, hash] of [
        ['known', stored],
        ['unknown', null],
      ] as const) {
        const start = performance.now();
        expect(await verifyPassword(hash, 'niet het wachtwoord')).toBe(false);
        taken[kind].push(performance.now() - start);
      }
    }
    // Without the work it is a thousandth: a twentieth is far from both.
    const [known, unknown] = [Math.min(...taken.known), Math.min(...taken.unknown)];
    expect(unknown).toBeGreaterThan(known / 20);
    expect(known).toBeGreaterThan(unknown / 20);
  });
});
