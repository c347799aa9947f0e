import { hideNewerApis } from '@adviestool/contract/builders/hideNewerApis';
import { afterAll, expect, test } from '@jest/globals';

import { buildDocument } from '../../builders/buildDocument.ts';
import { buildRemotes } from '../../builders/buildRemotes.ts';
import { versionLines, versionText } from './versionLines.ts';

afterAll(hideNewerApis());

const shipped = buildRemotes([
  buildDocument({ id: 'account', version: '1.2.0', rekenmodel: null }),
  buildDocument({ id: 'projects', version: '0.3.1-1f2e3d4c', rekenmodel: 7 }),
]);

const release = {
  release: 'abc123',
  host: '2.0.0',
  catalogus: { id: 'voorbeeld', versie: '2026-1', file: '/voorbeeld.json', integrity: 'sha384-x' },
  variant: { id: 'main' },
  remotes: shipped,
};

test('the lines name the release, the variant, the host, calculation, catalogue and every remote', () => {
  const { whole, remotes } = versionLines(release);
  expect(versionText([...whole, ...remotes])).toBe(
    `Release: abc123\nVariant: main\nHost: 2.0.0\nRekenmodel: 7\nCatalogus: voorbeeld 2026-1\naccount: 1.2.0\nprojects: 0.3.1-1f2e3d4c, rekenmodel 7`,
  );
});

test('a remote of another origin says which', () => {
  const [account] = Object.values(shipped);
  const base = 'http://localhost:3102/dist/';
  const remotes = { ...shipped, ...(account && { account: { ...account, base } }) };
  expect(versionLines({ ...release, remotes }).remotes[0]).toEqual({
    term: 'account',
    value: '1.2.0, van http://localhost:3102',
  });
});

test('each part says by which model it calculates; that of one built before is not known', () => {
  const remotes = buildRemotes([
    ...Object.values(shipped).map(({ document }) => document),
    buildDocument({ id: 'inzage', version: '0.2.0' }),
  ]);
  const lines = versionLines({ ...release, remotes });
  expect(lines.whole).toContainEqual({ term: 'Rekenmodel', value: '7, niet bekend' });
  expect(lines.remotes.at(-1)).toEqual({ term: 'inzage', value: '0.2.0, rekenmodel niet bekend' });
});
