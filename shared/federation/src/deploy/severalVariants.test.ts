import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';

import { assemble } from '../assemble/assemble.ts';
import { localParts, readRemote } from '../assemble/parts.ts';
import { readCurrent, readReleases } from '../assemble/siteState.ts';
import { buildRoot, buildVariant, removeRoots, write, writeRemote } from '../builders/buildRoot.ts';
import { deployParts } from './deployParts.ts';
import { rollback } from './rollback.ts';

const REMOTES = { account: {}, projects: {} };

let root: string;
let site: string;

beforeEach(() => {
  ({ root, site } = buildRoot({ remotes: REMOTES, variant: { remotes: REMOTES } }));
  write(join(root, 'variants/tweede.json'), buildVariant({ id: 'tweede', remotes: REMOTES }));
  for (const variantId of ['proef', 'tweede']) {
    assemble({ root, site, variantId, parts: localParts(root), compresses: false });
  }
});
afterAll(removeRoots);

const text = (name: string): string => readFileSync(join(site, name), 'utf8');

const deploy = (
  version: string,
  { id = 'account', ...change }: { id?: string; configSchema?: object } = {},
) => {
  const dist = join(root, 'elsewhere', id);
  writeRemote(dist, id, { version, ...change });
  write(join(dist, 'module.1.js'), `// ${id} ${version}`);
  return deployParts({ site, channel: 'stable', parts: [readRemote(dist)] });
};

const versionOf = (variant: string, remote = 'account') =>
  readCurrent(site, variant)?.remotes[remote];

describe('a variant that is added to a site', () => {
  test('has pointers of its own, and shares the files of the parts', () => {
    expect(text('index.html')).toContain('"id":"proef"');
    expect(text('varianten/tweede/index.html')).toContain('"id":"tweede"');
    const [first, second] = [readCurrent(site, 'proef'), readCurrent(site, 'tweede')];
    expect(second).toMatchObject({ hostBase: first?.hostBase, remotes: first?.remotes });
    expect(second?.release).not.toBe(first?.release);
    for (const name of ['index.html', 'release.json']) {
      expect(text(`varianten/tweede/${name}`)).toBe(text(`releases/${second?.release}/${name}`));
    }
  });

  test('is composed of what the site has, where a part was never deployed', () => {
    deploy('1.3.0');
    rmSync(join(root, 'remotes/projects/dist'), { recursive: true });
    write(join(root, 'variants/derde.json'), buildVariant({ id: 'derde', remotes: REMOTES }));
    expect(assemble({ root, site, variantId: 'derde' }).remotes).toEqual({
      account: '1.3.0',
      projects: versionOf('proef', 'projects'),
    });
  });

  test('that takes the place of the first one leaves no other', () => {
    assemble({ root, site, variantId: 'tweede', parts: localParts(root), isFirst: true });
    expect(readCurrent(site)?.variant).toBe('tweede');
  });

  test('is in the policy of nginx by its place, in that of one variant there is no place', () => {
    const policy = text('.policy.conf');
    expect(policy).toMatch(/^map \$adviestool_variant \$adviestool_scripts \{ default "[^"]*"; /m);
    expect(policy).toMatch(/"\/varianten\/tweede" "[^"]*"; \}$/m);
    const alone = buildRoot();
    assemble({ ...alone, variantId: 'proef' });
    expect(readFileSync(join(alone.site, '.policy.conf'), 'utf8')).toMatch(/^map \$host /m);
  });
});

describe('a deploy', () => {
  test('composes every variant', () => {
    deploy('1.3.0');
    expect([versionOf('proef'), versionOf('tweede')]).toEqual(['1.3.0', '1.3.0']);
    expect(text('varianten/tweede/index.html')).toContain('"/remotes/account/1.3.0/"');
    for (const ending of ['.br', '.gz']) {
      expect(existsSync(join(site, `varianten/tweede/index.html${ending}`))).toBe(true);
    }
  });

  test('that one variant cannot take is none for the others either', () => {
    const demanding = buildVariant({
      id: 'tweede',
      remotes: { ...REMOTES, account: { config: { perPage: 20 } } },
    });
    write(join(root, 'variants/tweede.json'), demanding);
    const properties = { perPage: { type: 'integer' } };
    const configSchema = { type: 'object', properties, additionalProperties: false };
    deploy('1.3.0', { configSchema });
    assemble({ root, site, variantId: 'tweede' });

    const before = readReleases(site);
    expect(() => deploy('1.4.0')).toThrow('remotes.account.config');
    expect([versionOf('proef'), versionOf('tweede')]).toEqual(['1.3.0', '1.3.0']);
    expect(readReleases(site)).toEqual(before);
    expect(existsSync(join(site, 'remotes/account/1.4.0'))).toBe(false);
  });
});

describe('a rollback', () => {
  const goBack = (variant: string): void => {
    const [older = ''] = readReleases(site)
      .filter((record) => record.variant === variant && record.remotes['account'] === '1.3.0')
      .map(({ release }) => release);
    rollback(site, older);
  };

  test('is of one variant, which keeps its versions when another part is deployed', () => {
    deploy('1.3.0');
    deploy('1.4.0');
    goBack('tweede');
    expect([versionOf('proef'), versionOf('tweede')]).toEqual(['1.4.0', '1.3.0']);
    deploy('1.5.0', { id: 'projects' });
    expect([versionOf('proef'), versionOf('tweede')]).toEqual(['1.4.0', '1.3.0']);
    expect(versionOf('tweede', 'projects')).toBe('1.5.0');
  });

  test('ends with the next deploy of that part, also of the version that the others have', () => {
    deploy('1.3.0');
    deploy('1.4.0');
    goBack('tweede');
    deploy('1.4.0');
    expect(versionOf('tweede')).toBe('1.4.0');
    goBack('tweede');
    deploy('1.5.0');
    expect([versionOf('proef'), versionOf('tweede')]).toEqual(['1.5.0', '1.5.0']);
    expect(() => deploy('1.5.0')).toThrow('account 1.5.0 is already deployed');
  });
});
