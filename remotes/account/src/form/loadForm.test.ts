import { expect, test } from '@jest/globals';
import { fetchCancelForm } from '@adviestool/contract/api/account';
import { createTransport } from '@adviestool/contract/api/transport';

import { loadForm } from './loadForm.ts';

/** The cancel form as a backend answers it with this. */
const loadAnswer = (answer: () => Response) =>
  loadForm(() =>
    fetchCancelForm(createTransport({ domain: 'http://x.test', fetch: async () => answer() })),
  );

test('a form that the backend gives can be shown', async () => {
  const form = { submit: { type: 'submit', title: 'Opzeggen' } };
  expect(await loadAnswer(() => Response.json({ form }))).toEqual({
    kind: 'form',
    form: { submit: { ...form.submit, required: true } },
  });
});

test('a kind of field that is not known is named', async () => {
  const form = { 'account.birthday': { type: 'date', title: 'Geboren' } };
  expect(await loadAnswer(() => Response.json({ form }))).toEqual({
    kind: 'problem',
    text: 'Dit formulier kan niet worden getoond: het veld ‘account.birthday’ is van een soort die de adviestool niet kent.',
  });
});

test('an answer that is no form is told', async () => {
  expect(await loadAnswer(() => new Response('<html></html>'))).toMatchObject({
    kind: 'problem',
    text: expect.stringContaining('de server stuurde iets dat de adviestool niet kent'),
  });
});

test('a refused link is told', async () => {
  const message = 'The reset link is invalid or has expired.';
  expect(await loadAnswer(() => Response.json({ message }, { status: 403 }))).toEqual({
    kind: 'problem',
    text: 'Deze link is ongeldig, verlopen of al gebruikt. Vraag een nieuwe link aan.',
  });
});

test('a form that the backend does not have is told as that, and not as a page that is not there', async () => {
  const message = 'Not found.';
  expect(await loadAnswer(() => Response.json({ message }, { status: 404 }))).toEqual({
    kind: 'problem',
    text: 'Het formulier is niet gevonden.',
  });
});

test('an outage is left to the host', async () => {
  await expect(loadAnswer(() => new Response('', { status: 503 }))).rejects.toMatchObject({
    status: 503,
  });
});

test('who is logged in already is left to the host, which reloads', async () => {
  const answer = {
    message: 'Only anonymous users can register a user.',
    code: 'anonymous_only',
  };
  await expect(loadAnswer(() => Response.json(answer, { status: 403 }))).rejects.toMatchObject({
    status: 403,
    code: 'anonymous_only',
  });
});
