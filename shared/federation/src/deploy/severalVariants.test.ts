import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';

import { assemble } from './assemble.ts';
import { localParts, readRemote } from '../assemble/parts.ts';
import { readCurrent, readReleases, readVariants } from '../assemble/siteState.ts';
import { buildRoot, buildVariant, removeRoots, write, writeRemote } from '../builders/buildRoot.ts';
import { deployParts } from './deployParts.ts';
import { changeShare, endShare, promoteShare } from './share.ts';
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

interface Deployed {
  id?: string;
  configSchema?: object;
  variants?: readonly string[];
  share?: number;
}

const deploy = (version: string, { id = 'account', variants, share, ...change }: Deployed = {}) => {
  const dist = join(root, 'elsewhere', id);
  writeRemote(dist, id, { version, ...change });
  write(join(dist, 'module.1.js'), `// ${id} ${version}`);
  return deployParts({ site, channel: 'stable', parts: [readRemote(dist)], variants, share });
};

const versionOf = (variant: string, remote = 'account') =>
  readCurrent(site, variant)?.remotes[remote];

/** Puts a variant back to the release that has account 1.3.0. */
const goBack = (variant: string): void => {
  const [older = ''] = readReleases(site)
    .filter((record) => record.variant === variant && record.remotes['account'] === '1.3.0')
    .map(({ release }) => release);
  rollback(site, older);
};

const sharesOf = () => readVariants(site).map(({ share }) => share?.percent ?? null);

const triedBy = (variant: string): string | undefined => {
  const found = readVariants(site).find(({ record }) => record.variant === variant);
  return readReleases(site).find(({ release }) => release === found?.share?.release)?.remotes[
    'account'
  ];
};

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

describe('a deploy to some variants', () => {
  test('is kept by those, whatever else is deployed, until it goes to all', () => {
    deploy('1.3.0');
    deploy('1.4.0', { variants: ['tweede'] });
    expect([versionOf('proef'), versionOf('tweede')]).toEqual(['1.3.0', '1.4.0']);
    deploy('1.5.0', { id: 'projects' });
    expect([versionOf('proef'), versionOf('tweede')]).toEqual(['1.3.0', '1.4.0']);
    expect(() => deploy('1.4.0', { variants: ['tweede'] })).toThrow('is already deployed.');
    deploy('1.4.0');
    expect([versionOf('proef'), versionOf('tweede')]).toEqual(['1.4.0', '1.4.0']);
    expect(JSON.parse(text('remotes/account/variants.json'))).toEqual({});
  });

  test('that are all of them is one to all', () => {
    deploy('1.4.0', { variants: ['proef', 'tweede'] });
    expect(JSON.parse(text('remotes/account/channels.json'))).toEqual({ stable: '1.4.0' });
  });

  test('of which one is none of the site, or names another version, is refused', () => {
    expect(() => deploy('1.4.0', { variants: ['derde'] })).toThrow(
      'The site has no variant derde. It has proef, tweede.',
    );
    const version = versionOf('tweede') ?? '';
    const pinned = buildVariant({ id: 'tweede', remotes: { ...REMOTES, account: { version } } });
    write(join(root, 'variants/tweede.json'), pinned);
    assemble({ root, site, variantId: 'tweede', compresses: false });
    expect(() => deploy('1.4.0', { variants: ['tweede'] })).toThrow(
      'tweede has nothing of account 1.4.0: it names other versions, or leaves the parts out.',
    );
  });
});

describe('a deploy to a share of the browsers', () => {
  const CAUSE = { by: 'jansen', reason: 'proef', commit: null };

  test('leaves everybody else what they have, and grows until all have it', () => {
    deploy('1.3.0');
    deploy('1.4.0', { share: 10 });
    expect([versionOf('proef'), triedBy('proef'), triedBy('tweede')]).toEqual([
      '1.3.0',
      '1.4.0',
      '1.4.0',
    ]);
    expect(sharesOf()).toEqual([10, 10]);
    expect(JSON.parse(text('remotes/account/channels.json'))).toEqual({ stable: '1.3.0' });
    changeShare({ site, cause: CAUSE, percent: 50 });
    expect(sharesOf()).toEqual([50, 50]);
    promoteShare({ site, cause: CAUSE });
    expect(sharesOf()).toEqual([null, null]);
    expect([versionOf('proef'), versionOf('tweede')]).toEqual(['1.4.0', '1.4.0']);
    expect(JSON.parse(text('remotes/account/channels.json'))).toEqual({ stable: '1.4.0' });
    expect(text('index.html')).not.toContain('adviestool-share');
  });

  test('of one variant is kept by that one when all its browsers get it', () => {
    deploy('1.3.0');
    deploy('1.4.0', { share: 10, variants: ['tweede'] });
    expect(sharesOf()).toEqual([null, 10]);
    promoteShare({ site, cause: CAUSE });
    deploy('1.5.0', { id: 'projects' });
    expect([versionOf('proef'), versionOf('tweede')]).toEqual(['1.3.0', '1.4.0']);
  });

  test('keeps other switches waiting until it is decided', () => {
    deploy('1.3.0');
    const before = text('index.html');
    deploy('1.4.0', { share: 10 });
    expect(() => deploy('1.5.0', { id: 'projects' })).toThrow(
      '10 % of the browsers of proef get release',
    );
    expect(() => assemble({ root, site, variantId: 'proef' })).toThrow('adviestool promote');
    endShare({ site, cause: CAUSE });
    expect(text('index.html')).toBe(before);
    expect(() => endShare({ site, cause: CAUSE })).toThrow('No share of the browsers');
    deploy('1.5.0', { id: 'projects' });
    expect(versionOf('proef')).toBe('1.3.0');
  });

  test('ends for all whatever is wrong with the parts that they keep', () => {
    deploy('1.3.0');
    deploy('1.4.0', { share: 10 });
    write(join(site, 'remotes/account/1.3.0/module.1.js'), '// altered');
    rmSync(join(site, 'remotes/account/1.4.0'), { recursive: true });
    const said: string[] = [];
    endShare({ site, cause: CAUSE, warn: (line) => said.push(line) });
    expect(sharesOf()).toEqual([null, null]);
    expect(said).toEqual([
      expect.stringMatching(/^Visitors have this already: .*module\.1\.js is not as it was/),
    ]);
  });

  test('does not end for a variant whose document is not whole: visitors would get that', () => {
    deploy('1.4.0', { share: 10 });
    const { release } = JSON.parse(text('release.json'));
    write(join(site, `releases/${release}/index.html`), '');
    expect(() => endShare({ site, cause: CAUSE })).toThrow('index.html is not as it was made.');
    endShare({ site, variants: ['tweede'], cause: CAUSE });
    expect(sharesOf()).toEqual([10, null]);
  });

  test('is in the policy of nginx beside what the others get', () => {
    deploy('1.4.0', { share: 10 });
    const { release, share } = JSON.parse(text('release.json'));
    expect(share).toEqual({ release: expect.not.stringMatching(release), percent: 10 });
  });
});
