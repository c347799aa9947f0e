import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import type { Guard } from '@adviestool/contract/remoteDocument';
import { projectFromRecord } from '@adviestool/contract/projectRecord';
import { expect, jest, test } from '@jest/globals';

import {
  anonymousSession,
  forbiddenSession,
  memberSession,
  outsiderSession,
} from '../builders/buildSession.ts';
import type { KnownSession } from '../session/createSession.ts';
import { createGuards, type GuardServices } from './guards.ts';

const ready = projectFromRecord(buildProjectRecord());
const incomplete = projectFromRecord(buildProjectRecord({ type_bouw: null }));

const buildServices = (change: Partial<GuardServices> = {}): GuardServices => ({
  variant: { groupId: 1, userRegistrationEnabled: true },
  session: { ready: async () => memberSession },
  project: { ensure: async () => ready },
  confirm: async () => true,
  toast: () => {},
  ...change,
});

const as = (known: KnownSession): Partial<GuardServices> => ({
  session: { ready: async () => known },
});

const visit = { destination: '/project/7?zoek=a#kop', params: { projectId: '7' } };

const LOGIN_AND_BACK = '/account/inloggen?bestemming=%2Fproject%2F7%3Fzoek%3Da%23kop';

test.each<[Guard, string, Partial<GuardServices>, string | null]>([
  ['require-authenticated', 'a user', as(memberSession), null],
  ['require-authenticated', 'a visitor', as(anonymousSession), LOGIN_AND_BACK],
  ['require-anonymous', 'a visitor', as(anonymousSession), null],
  ['require-anonymous', 'a user', as(memberSession), '/'],
  ['require-has-access', 'a member', as(memberSession), null],
  ['require-has-access', 'an outsider', as(outsiderSession), null],
  ['require-has-access', 'a user without the group', as(forbiddenSession), '/geen-toegang'],
  ['require-user-registration-enabled', 'anyone, when it is on', {}, null],
  [
    'require-user-registration-enabled',
    'anyone, when it is off',
    { variant: { groupId: 1, userRegistrationEnabled: false } },
    '/account/inloggen',
  ],
  ['require-project-ready-to-use', 'a ready project', {}, null],
  [
    'require-project-ready-to-use',
    'an incomplete project, to be completed',
    { project: { ensure: async () => incomplete }, confirm: async () => true },
    '/project/7/details',
  ],
  [
    'require-project-ready-to-use',
    'an incomplete project, cancelled',
    { project: { ensure: async () => incomplete }, confirm: async () => false },
    '/project/7',
  ],
  [
    'require-project-ready-to-use',
    'a refused project',
    { project: { ensure: () => Promise.reject(buildHttpError(403)) } },
    '/geen-toegang',
  ],
])('%s sends %s', async (...row) => {
  const [guard, , change, destination] = row;
  expect(await createGuards(buildServices(change))[guard](visit)).toBe(destination);
});

test.each([
  ['a fault', buildHttpError(500)],
  [
    'that somebody ended the membership',
    buildHttpError(403, { code: 'shut_out', serverMessage: 'Anna heeft u verwijderd.' }),
  ],
])('%s goes to the page', async (_what, failure) => {
  const guards = createGuards(
    buildServices({ project: { ensure: () => Promise.reject(failure) } }),
  );
  await expect(guards['require-project-ready-to-use'](visit)).rejects.toBe(failure);
});

test('a guard waits until the session is known', async () => {
  const waiting: ((known: KnownSession) => void)[] = [];
  const known = new Promise<KnownSession>((resolve) => {
    waiting.push(resolve);
  });
  let outcome: string | null | undefined;
  const guards = createGuards(buildServices({ session: { ready: () => known } }));
  const check = guards['require-authenticated'](visit).then((to) => {
    outcome = to;
  });
  await Promise.resolve();
  expect(outcome).toBeUndefined();
  for (const tell of waiting) tell(memberSession);
  await check;
  expect(outcome).toBeNull();
});

test('a user outside the group is warned once, and let through', async () => {
  const toast = jest.fn<GuardServices['toast']>();
  const guards = createGuards(buildServices({ ...as(outsiderSession), toast }));
  await guards['require-has-access'](visit);
  await guards['require-has-access'](visit);
  expect(toast.mock.calls.map(([type]) => type)).toEqual(['warning']);
});
