import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { afterEach, expect, test } from '@jest/globals';

import { readFailures } from './readFailures.ts';

const servers: Server[] = [];

/** A backend that tells these lines to who has the token. */
const backend = async (lines: readonly string[]): Promise<string> => {
  const server = createServer(({ headers }, response) => {
    response.statusCode = headers.authorization === 'Bearer geheim' ? 200 : 401;
    response.end(lines.join('\n'));
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/metrics`;
};

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const TYPE = '# TYPE adviestool_remote_failures_total counter';

const line = (remote: string, version: string, kind: string, count: number): string =>
  `adviestool_remote_failures_total{remote="${remote}",version="${version}",page="none",kind="${kind}"} ${count}`;

test('what all backends counted of a version is added up, whatever the page and the kind', async () => {
  const one = await backend([
    TYPE,
    line('account', '1.3.0', 'load', 2),
    line('account', '1.3.0', 'crash', 1),
    line('account', '1.2.0', 'load', 9),
  ]);
  const other = await backend([TYPE, line('account', '1.3.0', 'load', 4)]);
  const { failuresOf, problems } = await readFailures([one, other], 'geheim');
  expect(problems).toEqual([]);
  expect(failuresOf('account', '1.3.0')).toBe(7);
  expect(failuresOf('projects', '1.3.0')).toBe(0);
});

test('when one backend does not answer, or asks for another token, nothing is known', async () => {
  const url = await backend([line('account', '1.3.0', 'load', 2)]);
  const { failuresOf, problems } = await readFailures([url], undefined);
  expect(failuresOf('account', '1.3.0')).toBeNull();
  expect(problems).toEqual([`${url} answers 401.`]);
  for (const server of servers.splice(0)) server.close();
  const away = await readFailures([url], 'geheim');
  expect(away.failuresOf('account', '1.3.0')).toBeNull();
  expect(away.problems).toEqual([`${url} does not answer.`]);
});

test('a backend that counted nothing has none, and of what is no backend nothing is known', async () => {
  const backendUrl = await backend([TYPE]);
  expect((await readFailures([backendUrl], 'geheim')).failuresOf('account', '1.3.0')).toBe(0);
  const page = await backend(['<!doctype html>', '<title>Adviestool</title>']);
  const { failuresOf, problems } = await readFailures([backendUrl, page], 'geheim');
  expect(failuresOf('account', '1.3.0')).toBeNull();
  expect(problems).toEqual([`${page} tells nothing of failures: it is no /metrics of a backend.`]);
});
