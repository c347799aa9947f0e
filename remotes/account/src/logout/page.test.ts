import { expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import page from './page.ts';

const visit = async ({ loader }: Page): Promise<string | null> => {
  const request = new Request('https://adviestool.example/account/uitloggen');
  const answer: unknown = await loader?.({ params: {}, request });
  return answer instanceof Response ? answer.headers.get('Location') : null;
};

const hostWith = (answer: () => unknown, overrides: Partial<HostApi> = {}) => {
  const ended = jest.fn(async () => undefined);
  const host = buildHost({
    api: buildTransport(answer),
    session: {
      started: async () => undefined,
      ended,
      renewed: async () => undefined,
      leave: () => undefined,
    },
    ...overrides,
  });
  return { ended, host };
};

test('a logout ends the session and leads to the login', async () => {
  const { ended, host } = hostWith(() => undefined);

  expect(await visit(page(host))).toBe('/account/inloggen');
  expect(ended).toHaveBeenCalledTimes(1);
});

test('who was logged out already is logged out', async () => {
  const { ended, host } = hostWith(() => {
    throw buildHttpError(403, { code: 'authenticated_only' });
  });

  expect(await visit(page(host))).toBe('/account/inloggen');
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a failed logout is told and leaves the session as it is', async () => {
  const showError = jest.fn();
  const { ended, host } = hostWith(
    () => {
      throw buildHttpError(503);
    },
    { showError },
  );

  expect(await visit(page(host))).toBe('/');
  expect(ended).not.toHaveBeenCalled();
  expect(showError).toHaveBeenCalledTimes(1);
});
