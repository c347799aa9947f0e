import { hideNewerApis } from '@adviestool/contract/builders/hideNewerApis';
import { afterAll, expect, test } from '@jest/globals';
import { REKENMODEL_VERSIE } from '@adviestool/domain/rekenen/rekenmodelVersie';

import { buildDocument } from '../../builders/buildDocument.ts';
import { buildRemotes } from '../../builders/buildRemotes.ts';
import { versionLines, versionText } from './versionLines.ts';

afterAll(hideNewerApis());

const shipped = buildRemotes([
  buildDocument({ id: 'account', version: '1.2.0' }),
  buildDocument({ id: 'projects', version: '0.3.1-1f2e3d4c' }),
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
    `Release: abc123\nVariant: main\nHost: 2.0.0\nRekenmodel: ${REKENMODEL_VERSIE}\nCatalogus: voorbeeld 2026-1\naccount: 1.2.0\nprojects: 0.3.1-1f2e3d4c`,
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
