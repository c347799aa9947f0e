import { expect, jest, test } from '@jest/globals';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { buildHost } from '@adviestool/contract/builders/buildHost';

import { loadList } from './loadList.ts';

const answerWith = (total: number, pages: number) => ({
  pager: { current_page: 0, total_items: total, total_pages: pages, items_per_page: 20 },
  projects: { full: [] },
});

const hostThatAnswers = (answer: (call: { query?: unknown }) => unknown): HostApi =>
  buildHost({ api: buildTransport(answer) });

test('the URL decides what is fetched', async () => {
  const answer = jest.fn((_call: { query?: unknown }) => answerWith(45, 3));

  await loadList(
    hostThatAnswers(answer),
    new URLSearchParams('zoek=dok&sortering=naam-za&pagina=2'),
  );

  expect(answer.mock.calls[0]?.[0].query).toMatchObject({
    'name[value]': 'dok',
    'name[operator]': 'contains',
    'plaatsWerkadres[value]': 'dok',
    sort: 'name',
    order: 'desc',
    page: 1,
    view: 'summary',
  });
});

test.each([
  ['20 when the variant says nothing', {}, 20],
  ['what the variant says', { projectsPerPage: 50 }, 50],
])('a page has as many projects as %s', async (_name, remote, limit) => {
  const answer = jest.fn((_call: { query?: unknown }) => answerWith(0, 0));
  const host = hostThatAnswers(answer);
  await loadList({ ...host, config: { ...host.config, remote } }, new URLSearchParams());
  expect(answer.mock.calls[0]?.[0].query).toMatchObject({ limit });
});

test('a page past the end leads to the last one', async () => {
  const host = hostThatAnswers(() => answerWith(21, 2));

  const thrown: unknown = await loadList(host, new URLSearchParams('pagina=9')).catch(
    (reason: unknown) => reason,
  );

  expect(thrown instanceof Response && thrown.headers.get('Location')).toBe('/?pagina=2');
});

test('a refusal of the backend becomes something to show', async () => {
  const error = buildHttpError(503);
  const host = hostThatAnswers(() => {
    throw error;
  });

  expect(await loadList(host, new URLSearchParams())).toEqual({ kind: 'error', error });
});
