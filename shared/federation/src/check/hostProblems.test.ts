import {
  REMOTE_CONTRACT,
  remoteDocumentSchema,
  type RemoteDocument,
} from '@adviestool/contract/remoteDocument';
import { expect, test } from '@jest/globals';

import { publishedHostSchema, type PublishedHost } from '../assemble/hostDocument.ts';
import { hostProblems } from './hostProblems.ts';

const HOST: PublishedHost = publishedHostSchema.parse({
  version: '1.4.0',
  contracts: { 4: { '@adviestool/contract': '0.3.0' }, [REMOTE_CONTRACT]: {} },
  reads: [1],
  provides: { react: '19.3.1', '@adviestool/contract': '1.3.0' },
  entries: ['react', '@adviestool/contract/project'],
  paths: ['/geen-toegang'],
  slots: ['project.section/v1', 'import-dialog/v1'],
  remotes: [
    {
      id: 'projects',
      pages: [{ id: 'lijst', path: 'projecten', title: 'Projecten', children: [] }],
      menus: [{ id: 'projecten', menu: 'user', label: 'Projecten' }],
      slots: ['import-dialog/v1'],
      needs: [],
    },
  ],
});

const remote = (change: Record<string, unknown> = {}): RemoteDocument =>
  remoteDocumentSchema.parse({
    contract: REMOTE_CONTRACT,
    id: 'meldingen',
    version: '1.0.0',
    mode: 'production',
    pages: [{ id: 'start', path: 'meldingen', title: 'Meldingen' }],
    entry: 'remoteEntry.1.js',
    requires: { react: '^19.1.0', '@adviestool/contract': '^1.3.0' },
    uses: ['react', '@adviestool/contract/project'],
    files: { common: [], pages: { start: [] } },
    ...change,
  });

const problems = (change?: Record<string, unknown>, host = HOST): string[] =>
  hostProblems(host, { document: remote(change), at: 'dist/remote.json' });

const menu = { id: 'projecten', menu: 'user', label: 'Meldingen', to: '/meldingen', order: 1 };

test('a remote that takes what the host has fits', () => {
  expect(
    problems({ slots: ['project.section/v1'], needs: ['projects', '/projecten'], menus: [] }),
  ).toEqual([]);
});

test('a place for one remote is given to this one', () => {
  expect(problems({ slots: ['import-dialog/v1'] })).toEqual([]);
});

test('a remote of the product is compared with the others alone', () => {
  const pages = [{ id: 'lijst', path: 'projecten', title: '' }];
  expect(problems({ id: 'projects', pages, files: { common: [], pages: { lijst: [] } } })).toEqual(
    [],
  );
});

test.each<[string, Record<string, unknown>, string]>([
  [
    'a later minor of a package',
    { requires: { '@adviestool/contract': '^1.4.0' } },
    'requires.@adviestool/contract: expected ^1.4.0, the host provides 1.3.0. Deploy the host first.',
  ],
  [
    'a module that it does not share',
    { uses: ['@adviestool/contract/nieuw'] },
    'uses: expected the host to provide @adviestool/contract/nieuw, it does not. Deploy a host that has it, or a remote that does not take it.',
  ],
  [
    'an address of a remote of the product',
    { pages: [{ id: 'start', path: 'Projecten', title: '' }] },
    'meldingen/start claims the path ‘/projecten’, which projects/lijst has already.',
  ],
  [
    'an address of its own',
    { pages: [{ id: 'start', path: 'geen-toegang', title: '' }] },
    'meldingen/start claims the path ‘/geen-toegang’, which the host has already.',
  ],
  [
    'a menu item of a remote of the product',
    { menus: [menu] },
    'meldingen claims the menu id ‘user/projecten’, which projects has already.',
  ],
  [
    'a later version of a place',
    { slots: ['project.section/v2'] },
    'slots: the host does not have ‘project.section/v2’, of this place it has project.section/v1.',
  ],
  [
    'a remote that the product does not have',
    { needs: ['agenda'] },
    'needs: meldingen needs the remote ‘agenda’, which this variant does not have.',
  ],
])('who takes %s is refused as in a composition', (_what, change, sentence) => {
  expect(problems(change)).toEqual([`dist/remote.json: ${sentence}`]);
});

test.each([
  [4, 'dist/remote.json: rekenmodel: expected 5, that of gevelvulling,projects, it is 4.'],
  [6, 'host 1.4.0: rekenmodel: expected 6, that of meldingen, it is 5.'],
])(
  'who calculates by the model %d does not fit a product that does by another',
  (model, sentence) => {
    const remotes = ['gevelvulling', 'projects'].map((id) => ({
      id,
      pages: [],
      menus: [],
      slots: [],
      needs: [],
      rekenmodel: 5,
    }));
    const host = publishedHostSchema.parse({ ...HOST, remotes });
    expect(problems({ rekenmodel: model }, host)).toEqual([expect.stringContaining(sentence)]);
    expect(problems({ rekenmodel: 5 }, host)).toEqual([]);
    expect(problems({ rekenmodel: null }, host)).toEqual([]);
    expect(problems({ rekenmodel: model })).toEqual([]);
  },
);

test('a host that does not take the contract is named by its own contracts', () => {
  const host = { ...HOST, contracts: { 3: {}, 4: {} } };
  expect(problems({}, host)).toEqual([
    `dist/remote.json: contract: expected 3 or 4, which the host takes, it is ${REMOTE_CONTRACT}. Deploy the host first.`,
  ]);
});
