import { expect, jest, test } from '@jest/globals';
import type { Page } from '@adviestool/contract/remoteModule';

import { buildHost } from '../builders/buildHost.ts';
import { buildHttpError } from '../builders/buildHttpError.ts';
import { buildTransport } from '../builders/buildTransport.ts';
import { resetPage } from './resetPage.tsx';

const FORM = { submit: { type: 'submit', title: 'Wachtwoord instellen', required: true } };

const visit = async ({ loader }: Page, url: string): Promise<unknown> =>
  loader?.({ params: {}, request: new Request(`https://adviestool.example${url}`) });

const openPage = (answer: () => unknown = () => ({ form: FORM })) => {
  const call = jest.fn<(call: { query?: unknown }) => unknown>(answer);
  return { call, page: resetPage(buildHost({ api: buildTransport(call) })) };
};

test('the token leaves the address bar before anything is fetched, and is used after', async () => {
  const { call, page } = openPage();

  const answer = await visit(page, '/account/reset?user=7&reset_token=geheim');
  expect(answer).toBeInstanceOf(Response);
  expect(answer instanceof Response && answer.headers.get('Location')).toBe('/account/reset');
  expect(answer instanceof Response && answer.headers.get('X-Remix-Replace')).toBe('true');
  expect(call).not.toHaveBeenCalled();

  expect(await visit(page, '/account/reset')).toEqual({ kind: 'form', form: FORM });
  expect(call.mock.calls[0]?.[0].query).toEqual({ user: '7', reset_token: 'geheim' });
});

test('a spent link is told in the page', async () => {
  const { page } = openPage(() => {
    throw buildHttpError(403, { serverMessage: 'The reset link is invalid or has expired.' });
  });
  await visit(page, '/account/reset?user=7&reset_token=geheim');

  expect(await visit(page, '/account/reset')).toEqual({
    kind: 'problem',
    text: 'Deze link is ongeldig, verlopen of al gebruikt. Vraag een nieuwe link aan.',
  });
});

test('without a link nothing is asked of the backend', async () => {
  const { call, page } = openPage();

  expect(await visit(page, '/account/reset')).toMatchObject({ kind: 'problem' });
  expect(call).not.toHaveBeenCalled();
});
