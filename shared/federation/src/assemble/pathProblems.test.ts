import { expect, test } from '@jest/globals';

import { pathProblems } from './pathProblems.ts';

/** What is wrong with a page at a path. */
const problemOf = (path: string): string | undefined => {
  const pages = [{ id: 'start', path, children: [] }];
  const [problem, ...rest] = pathProblems([
    { id: 'meldingen', at: 'remote.json', document: { pages } },
  ]);
  expect(rest).toEqual([]);
  const about = `remote.json: the path ‘${path}’ of meldingen/start: expected `;
  expect(problem?.startsWith(about) ?? true).toBe(true);
  return problem?.slice(about.length);
};

test.each(['*', ':x', ':x/inloggen', 'account?/:x'])('‘%s’ stands for pages of others', (path) => {
  expect(problemOf(path)).toBe('a name first, for without one it stands for pages of other parts.');
});

test.each([
  ['account//inloggen', ''],
  ['account/inloggen*', 'inloggen*'],
  ['account/*/x', '*'],
  ['account/x??', 'x??'],
  ['account/:x:y', ':x:y'],
])('‘%s’ is read otherwise than it is written', (path, part) => {
  expect(problemOf(path)).toBe(
    `names, as :name what differs, a ? behind what may be left out, or * at the end; it has ‘${part}’.`,
  );
});

test.each(['meld.ingen', 'meldingen/release.json', 'meldingen/x.y', '..'])(
  '‘%s’ has a point, and no server takes it for a page',
  (path) => {
    expect(problemOf(path)).toBe('none with a point, which would be asked for as a file.');
  },
);

test.each([
  ['varianten/x', 'varianten'],
  ['api/v2/x', 'api'],
  ['Host', 'host'],
  ['user/:x?', 'user'],
  ['x?/session', 'session'],
])('‘%s’ is of the server', (path, name) => {
  expect(problemOf(path)).toBe(`another, for the server answers itself at and below ‘/${name}’.`);
});

test('what may be left out is compared with and without, so there is no more of it than can be', () => {
  expect(problemOf('x/a?/b?/c?/d?/e?')).toBe('4 parts that may be left out at the most.');
});

test.each(['', 'hosts', 'x/:id/y?', 'x/*', 'handleiding/:hoofdstuk?', 'project/:projectId/user'])(
  '‘%s’ is a path',
  (path) => {
    expect(problemOf(path)).toBeUndefined();
  },
);

test.each([
  ['x/', 'bar'],
  ['/x/', 'bar/'],
  ['x', '/y/'],
])('a slash around ‘%s’ or ‘%s’ says nothing', (path, below) => {
  const pages = [{ id: 'start', path, children: [{ id: 'verder', path: below, children: [] }] }];
  expect(pathProblems([{ id: 'meldingen', at: 'remote.json', document: { pages } }])).toEqual([]);
});
