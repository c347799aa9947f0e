import { expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { HostApi } from '@adviestool/contract/remoteModule';

import page from './page.tsx';

const FORM = { submit: { type: 'submit', title: 'Wachtwoord instellen', required: true } };

const LINK = { user: '7', resetToken: 'geheim' };

const openPage = (
  resetLink: HostApi['resetLink'],
  answer: () => unknown = () => ({ form: FORM }),
) => {
  const call = jest.fn<(call: { query?: unknown }) => unknown>(answer);
  const { loader } = page(buildHost({ api: buildTransport(call), resetLink }));
  const request = new Request('https://adviestool.example/account/reset');
  return { call, loaded: loader?.({ params: {}, request }) };
};

test('the form is fetched with the link that the page was opened with', async () => {
  const { call, loaded } = openPage(LINK);

  expect(await loaded).toEqual({ kind: 'form', form: FORM });
  expect(call.mock.calls[0]?.[0].query).toEqual({ user: '7', reset_token: 'geheim' });
});

test('a spent link is told in the page', async () => {
  const { loaded } = openPage(LINK, () => {
    throw buildHttpError(403, { serverMessage: 'The reset link is invalid or has expired.' });
  });

  expect(await loaded).toEqual({
    kind: 'problem',
    text: 'Deze link is ongeldig, verlopen of al gebruikt. Vraag een nieuwe link aan.',
  });
});

test('without a link nothing is asked of the backend', async () => {
  const { call, loaded } = openPage(null);

  expect(await loaded).toMatchObject({ kind: 'problem' });
  expect(call).not.toHaveBeenCalled();
});
