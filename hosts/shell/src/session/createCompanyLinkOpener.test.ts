import { createTransport } from '@adviestool/contract/api/transport';
import { setSession } from '@adviestool/state/session';
import { beforeEach, expect, jest, test } from '@jest/globals';

import { anonymousSession, memberSession } from '../builders/buildSession.ts';
import { createCompanyLinkOpener } from './createCompanyLinkOpener.ts';

const LINK = { label: 'Webshop', href: 'https://shop.example/?taal=nl', signed: true };

/** An opener with a backend that signs, and what the browser and the backend saw of it. */
const createOpener = ({ status = 200 } = {}) => {
  const bodies: unknown[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/session/token')) return new Response('token');
    bodies.push(await request.json());
    return Response.json({ signature: 'abc_-', message: 'Nee.' }, { status });
  };
  const tab = { opener: {}, location: { replace: jest.fn() }, close: jest.fn() };
  const ports = {
    openTab: jest.fn((_href: string, _features?: string) => tab),
    showError: jest.fn(),
  };
  const api = createTransport({ domain: 'http://backend.test', fetch: send });
  return { bodies, tab, ...ports, open: createCompanyLinkOpener({ api, groupId: 1, ...ports }) };
};

beforeEach(() => setSession(memberSession.session));

test('a signed link takes what was signed and the signature along', async () => {
  const { open, bodies, tab } = createOpener();

  await open(LINK);

  expect(bodies).toEqual([
    { groupID: 1, userID: 5, userRoles: [], userGroupRoles: ['company-employee'] },
  ]);
  expect(tab.opener).toBeNull();
  expect(tab.location.replace).toHaveBeenCalledWith(
    'https://shop.example/?taal=nl&groupID=1&userID=5&userGroupRoles=company-employee&signature=abc_-',
  );
});

test('a signature that is refused leaves no empty tab, and is told', async () => {
  const { open, showError, tab } = createOpener({ status: 403 });

  await open(LINK);

  expect(tab.close).toHaveBeenCalledTimes(1);
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(showError).toHaveBeenCalledWith(expect.objectContaining({ serverMessage: 'Nee.' }));
});

test.each([
  ['another link', memberSession, { ...LINK, signed: false }],
  ['an anonymous visitor', anonymousSession, LINK],
])('nothing is signed for %s', async (_who, { session }, link) => {
  setSession(session);
  const { open, bodies, openTab } = createOpener();

  await open(link);

  expect(openTab).toHaveBeenCalledWith(LINK.href, 'noopener');
  expect(bodies).toEqual([]);
});
