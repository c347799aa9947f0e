import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { registerAnswerSchema, registerBodySchema } from '@adviestool/contract/account';
import { backendFormSchema } from '@adviestool/contract/backendForm';

import { groups } from '../database/schema/groups.ts';
import { buildRegisterBody } from '../testing/buildRegisterBody.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { statusesOf } from '../testing/visitor.ts';

let world: TestApp;
let groupId: number;
let url: string;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
  groupId = await world.group();
  url = `/api/v2/group/${groupId}/user/register`;
});
afterAll(() => world.close());

const register = (body: unknown) => world.visitor().post(url, body);

describe('the form', () => {
  test('lists its fields in the order of the screen', async () => {
    const { form } = backendFormSchema.parse((await world.visitor().get(url)).json);
    expect(Object.keys(form)).toEqual([
      'account.mail',
      'account.name',
      'account.full_name',
      'account.pass1',
      'account.pass2',
      'company.name',
      'company.address',
      'company.postal_code',
      'company.city',
      'company.contact_person',
      'submit',
    ]);
    expect(form).toMatchObject({
      'account.name': { type: 'textfield', required: true, maxlength: 60 },
      'account.pass1': { type: 'password', autocomplete: 'new-password' },
      'company.address': { required: false },
    });
  });
});

describe('registering', () => {
  test('makes an active employee of the group, who can log in and gets a welcome', async () => {
    const body = buildRegisterBody();
    const { name, mail, pass1 } = body.account;
    const answer = await register(body);
    expect(answer.status).toBe(200);
    const { user } = registerAnswerSchema.parse(answer.json);
    expect(user).toEqual({ uid: expect.any(Number), name });

    const visitor = world.visitor();
    await visitor.logIn(mail, pass1);
    expect((await visitor.get('/api/v2/user/current')).json).toMatchObject({
      user: { uid: user.uid, name },
      groups: { [groupId]: { roles: ['company-member', 'company-employee'] } },
    });
    const [welcome] = await world.deliverMail();
    expect(welcome).toMatchObject({
      to: { name: '', address: mail },
      subject: 'Welkom bij de adviestool',
      link: `${world.services.siteOrigin()}/account/inloggen`,
    });
  });

  test('may leave the optional lines of the company out', async () => {
    const { account } = buildRegisterBody();
    const answer = await register({ account, company: { name: 'Bouw', city: '' } });
    expect(answer.status).toBe(200);
  });

  test.each([
    ['account', 'mail', ''],
    ['account', 'name', '  '],
    ['account', 'pass1', null],
    ['account', 'pass2', undefined],
    ['company', 'name', ''],
  ] as const)('without %s.%s (%j) misses a required field', async (part, field, value) => {
    const body = buildRegisterBody();
    const answer = await register({ ...body, [part]: { ...body[part], [field]: value } });
    expect([answer.status, answer.json]).toEqual([
      422,
      { message: 'Missing required fields', code: 'validation' },
    ]);
  });

  test.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['a text', '"account"'],
    ['a flat form', '{"account.mail":"a@example.nl"}'],
  ])('of %s misses the required fields', async (_case, body) => {
    expect((await register(body)).json).toMatchObject({ message: 'Missing required fields' });
  });

  test.each([
    [{ pass2: 'een ander wachtwoord' }, 'Passwords do not match'],
    [
      { pass1: 'korter!', pass2: 'korter!' },
      'De gegevens zijn niet geldig.\naccount.pass1: Kies een wachtwoord van minstens 8 tekens.',
    ],
    [{ mail: 'geen adres' }, 'De gegevens zijn niet geldig.\naccount.mail: Ongeldig e-mailadres.'],
    [
      { name: 'x'.repeat(61) },
      'De gegevens zijn niet geldig.\naccount.name: Te lang: maximaal 60 tekens.',
    ],
    [
      { name: 'jan@example.nl' },
      'De gegevens zijn niet geldig.\naccount.name: De gebruikersnaam mag geen @ bevatten.',
    ],
    [
      { name: ' jan' },
      'Unprocessable Entity: validation failed.\nname: The username cannot begin with a space.',
    ],
    [
      { name: 'jan ' },
      'Unprocessable Entity: validation failed.\nname: The username cannot end with a space.',
    ],
  ])('with %j is refused with the text of the contract', async (account, message) => {
    const answer = await register(buildRegisterBody(account));
    expect([answer.status, answer.json]).toEqual([422, { message, code: 'validation' }]);
  });

  test.each([
    '\u0430dmin',
    'j\u0430n',
    '\uFF4Aan',
    '\u{1D41A}dmin',
    'j\u0251n',
    'jan\u0332',
    '\u0131da',
  ])(
    '[storing 40] with letters that look like ours, as in %j, is refused in words',
    async (name) => {
      expect((await register(buildRegisterBody({ name }))).json).toEqual({
        message:
          'De gegevens zijn niet geldig.\naccount.name: Gebruik alleen letters van ons alfabet, zoals a, é of ö.',
        code: 'validation',
      });
    },
  );

  test('[storing 40] with accents is a name like any other', async () => {
    const answer = await register(buildRegisterBody({ name: 'Zoë Wálczyński-Ağaoğlu' }));
    expect(answer.status).toBe(200);
  });

  test.each([
    'ja\u200Bn',
    'ja\u3164n',
    'jan\uFE0F',
    'ja\u2800n',
    'ja\u00ADn',
    'ja\tn',
    'jan\u00A0bos',
    'jan\u3000bos',
  ])('[storing 40] with the look-alike name %j is refused', async (name) => {
    expect((await register(buildRegisterBody({ name }))).json).toEqual({
      message: 'De gegevens zijn niet geldig.\naccount.name: Ongeldige invoer.',
      code: 'validation',
    });
  });

  test.each(['\u00A0', '\u2003', '\u3000', '\t', '\u0085'])(
    'takes %j around a name as a space',
    async (space) => {
      expect((await register(buildRegisterBody({ name: `${space}jan${space}` }))).json).toEqual({
        message: [
          'Unprocessable Entity: validation failed.',
          'name: The username cannot begin with a space.',
          'name: The username cannot end with a space.',
        ].join('\n'),
        code: 'validation',
      });
    },
  );

  test('takes a name as one, whichever way its accents are written', async () => {
    const [whole, apart] = ['Ren\u00E9', 'Rene\u0301'];
    const body = buildRegisterBody({ name: apart });
    expect((await register(body)).json).toMatchObject({ user: { name: whole } });
    expect((await register(buildRegisterBody({ name: whole }))).json).toMatchObject({
      message: expect.stringContaining(`name: The username ${whole} is already taken.`),
    });
    for (const name of [whole, apart]) {
      expect((await world.visitor().tryLogIn(name, body.account.pass1)).status).toBe(200);
    }
  });

  test('[storing 40] with a name that looks like a taken one is refused', async () => {
    expect((await register(buildRegisterBody({ name: 'jan-jaap bos' }))).status).toBe(200);
    for (const name of ['jan-jaap  bos', 'Jan\u2010Jaap Bos']) {
      expect((await register(buildRegisterBody({ name }))).json).toMatchObject({
        message: expect.stringContaining(`name: The username ${name} is already taken.`),
      });
    }
  });

  test('with a name and address that are taken names both, whatever their case', async () => {
    const { name, mail } = await world.account();
    const answer = await register(
      buildRegisterBody({ name: name.toUpperCase(), mail: mail.toUpperCase() }),
    );
    expect(answer.json).toMatchObject({
      message: [
        'Unprocessable Entity: validation failed.',
        `mail: The email address ${mail.toUpperCase()} is already taken.`,
        `name: The username ${name.toUpperCase()} is already taken.`,
      ].join('\n'),
    });
  });

  test('twice at the same moment makes one account', async () => {
    const body = buildRegisterBody();
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(body)));
    expect(statusesOf(answers)).toEqual([200, 422, 422, 422]);
    const welcomed = (await world.deliverMail()).map(({ to }) => to.address);
    expect(welcomed.filter((address) => address === body.account.mail)).toHaveLength(1);
  });

  test.each([{ uid: 1 }, { roles: ['company-administrator'] }, { group: 1 }])(
    'refuses %j beside the fields of the form',
    async (extra) => {
      const body = buildRegisterBody();
      for (const refused of [
        { ...body, ...extra },
        { ...body, account: { ...body.account, ...extra } },
        { ...body, company: { ...body.company, ...extra } },
      ]) {
        const answer = await register(refused);
        expect(answer.status).toBe(422);
        expect(answer.text).toContain('Onbekende key');
      }
    },
  );

  test('is for anonymous users, in a group that takes registrations', async () => {
    const visitor = await world.loggedIn(await world.account());
    for (const answer of [await visitor.get(url), await visitor.post(url, buildRegisterBody())]) {
      expect([answer.status, answer.json]).toEqual([
        403,
        { message: 'Only anonymous users can register a user.', code: 'anonymous_only' },
      ]);
    }
    const closed = await world.stores.groups.insert({ label: 'Dicht' });
    const path = `/api/v2/group/${closed}/user/register`;
    for (const answer of [
      await world.visitor().get(path),
      await world.visitor().post(path, buildRegisterBody()),
    ]) {
      expect([answer.status, answer.json]).toMatchObject([403, { code: 'forbidden' }]);
    }
    expect(await world.handle.database.$count(groups)).toBeGreaterThan(1);
    expect((await world.visitor().get('/api/v2/group/999999/user/register')).status).toBe(404);
  });

  test('is counted by address: ten an hour, then 429 with the time to wait', async () => {
    const visitor = world.visitor();
    for (let time = 0; time < 10; time += 1) {
      expect((await visitor.post(url, buildRegisterBody())).status).toBe(200);
    }
    const again = await buildTestApp({}, world.handle);
    for (const instance of [visitor, again.visitor({ ip: visitor.ip })]) {
      const answer = await instance.post(url, buildRegisterBody());
      expect([answer.status, answer.json]).toMatchObject([429, { code: 'rate_limit' }]);
      const wait = Number(answer.headers['retry-after']);
      expect(wait).toBeGreaterThan(3000);
      expect(wait).toBeLessThanOrEqual(3600);
    }
    await again.close();
    expect((await register(buildRegisterBody())).status).toBe(200);
    world.pass(3_601_000);
    expect((await visitor.post(url, buildRegisterBody())).status).toBe(200);
  });
});

test('the form and the body have the same fields', async () => {
  const { form } = backendFormSchema.parse((await world.visitor().get(url)).json);
  const named = Object.keys(form).filter((name) => name !== 'submit');
  const body = registerBodySchema.parse(buildRegisterBody({ pass1: PASSWORD, full_name: 'Anna' }));
  const nested = Object.entries(body).flatMap(([part, fields]) =>
    Object.keys(fields).map((field) => `${part}.${field}`),
  );
  expect(named.toSorted()).toEqual(nested.toSorted());
});
