import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { buildVariant as buildFullVariant } from '@adviestool/contract/builders/buildVariant';
import { afterAll, describe, expect, test } from '@jest/globals';

import { buildRoot, buildVariant, removeRoots, write, writeRemote } from '../builders/buildRoot.ts';
import { assemble } from './assemble.ts';
import { readHost } from '../assemble/parts.ts';
import { DocumentError } from '../assemble/readDocument.ts';

type Place = ReturnType<typeof buildRoot>;

const compose = ({ root, site }: Place, variantId = 'proef') => assemble({ root, site, variantId });

afterAll(removeRoots);

/** What assemble has against a composition, with the root left out. */
const refusalOf = (place: Place, variantId?: string): string => {
  try {
    compose(place, variantId);
  } catch (error) {
    if (error instanceof DocumentError) return error.message.replaceAll(`${place.root}/`, '');
    throw error;
  }
  return 'It was not refused.';
};

const page = (path: string, rest: object = {}) => ({ id: 'start', path, title: '', ...rest });

const item = { id: 'x', menu: 'project', label: 'X', to: '/x', order: 1 };

const takesNumber = {
  type: 'object',
  properties: { perPage: { type: 'integer', minimum: 5, default: 20 } },
  additionalProperties: false,
};

const variantWith = (remotes: object, rest: object = {}): Place =>
  buildRoot({ variant: { remotes, ...rest } });

const twoRemotes = (account: object, projects: object): Place =>
  buildRoot({
    remotes: { account: { ...account }, projects: { ...projects } },
    variant: { remotes: { account: {}, projects: {} } },
  });

const { branding } = buildFullVariant();

const production = { environment: { label: '', production: true } };

const REFUSALS: readonly [name: string, make: () => Place, message: string][] = [
  [
    'an unknown key in the variant',
    () => buildRoot({ variant: { usesCokies: true } }),
    'variants/proef.json: (document): Unrecognized key: "usesCokies"',
  ],
  [
    'a value of another kind, by its path',
    () => buildRoot({ variant: { fastenerSuppliers: { enabled: 'yes', options: {} } } }),
    'variants/proef.json: fastenerSuppliers.enabled: Invalid input: expected boolean, received string',
  ],
  [
    'another id than the name of the file',
    () => buildRoot({ variant: { id: 'ander' } }),
    'variants/proef.json: id: expected ‘proef’, the name of the file.',
  ],
  [
    'cookies without a page that explains them',
    () => buildRoot({ variant: { usesCookies: true } }),
    'variants/proef.json: branding.cookies: expected a link, because usesCookies is true; it has none.',
  ],
  [
    'something to measure without asking for it',
    () =>
      buildRoot({
        variant: {
          analytics: { kind: 'matomo', endpoint: 'https://meten.example/matomo.php', siteId: '1' },
        },
      }),
    'variants/proef.json: usesCookies: expected true, because analytics asks for consent; it is false.',
  ],
  [
    'suppliers of fasteners that are switched on without one',
    () => buildRoot({ variant: { fastenerSuppliers: { enabled: true, options: {} } } }),
    'variants/proef.json: fastenerSuppliers.options: expected a supplier, because enabled is true; it has none.',
  ],
  [
    'a parent frame that is no origin',
    () => buildRoot({ variant: { parentOrigins: ['http://localhost:3001/pad'] } }),
    'variants/proef.json: parentOrigins.0: must be the origin of one host',
  ],
  [
    'a remote that does not exist',
    () => variantWith({ account: {}, acount: {} }),
    'variants/proef.json: remotes.acount: expected one of account.',
  ],
  [
    'a catalogue that does not exist',
    () => buildRoot({ variant: { catalogue: 'geen.json' } }),
    'variants/proef.json: catalogue: expected a file, there is none at variants/geen.json.',
  ],
  [
    'a catalogue that is a folder',
    () => buildRoot({ variant: { catalogue: '.' } }),
    'variants/proef.json: catalogue: expected a file, there is none at variants.',
  ],
  [
    'a logo that does not exist',
    () => buildRoot({ variant: { branding: { ...branding, logo: 'beeld/logo.svg' } } }),
    'variants/proef.json: branding.logo: expected a file, there is none at variants/beeld/logo.svg.',
  ],
  [
    'news that do not exist',
    () => buildRoot({ variant: { whatsNew: 'nieuw.md' } }),
    'variants/proef.json: whatsNew: expected a file, there is none at variants/nieuw.md.',
  ],
  [
    'a link that would run in the page',
    () => buildRoot({ variant: { branding: { ...branding, privacy: 'javascript:alert(1)' } } }),
    'variants/proef.json: branding.privacy: must begin with https://, http://, mailto: or tel:',
  ],
  [
    'a backend that is no address of the web',
    () => buildRoot({ variant: { backend: { domain: 'ftp://elders.example' } } }),
    'variants/proef.json: backend.domain: must begin with https:// or http://',
  ],
  [
    'a colour without the name of a custom property',
    () => buildRoot({ variant: { branding: { ...branding, colors: { accent: '#0a5' } } } }),
    'variants/proef.json: branding.colors.accent: must begin with --',
  ],
  [
    'a colour that says more than a colour',
    () => buildRoot({ variant: { branding: { ...branding, colors: { '--ink': 'red;} a{' } } } }),
    'variants/proef.json: branding.colors.--ink: must be a colour of CSS, such as #0a5',
  ],
  [
    'a colour that is a picture of another site',
    () =>
      buildRoot({
        variant: { branding: { ...branding, colors: { '--ink': 'url(https://elders.example)' } } },
      }),
    'variants/proef.json: branding.colors.--ink: must be a colour of CSS, such as #0a5',
  ],
  [
    'a logo of another site',
    () =>
      buildRoot({ variant: { branding: { ...branding, logo: 'https://elders.example/l.svg' } } }),
    'variants/proef.json: branding.logo: must be the path of an svg, png or webp',
  ],
  [
    'a remote of a contract that is too old, whatever else it says',
    () => buildRoot({ remotes: { account: { contract: 3, entry: undefined } } }),
    'remotes/account/dist/remote.json: contract: expected 4 or 5, it is 3. Build the remote anew, with the packages of this release.',
  ],
  [
    'a remote of a contract that these sources do not know yet',
    () => buildRoot({ remotes: { account: { contract: 6, pages: {} } } }),
    'remotes/account/dist/remote.json: contract: expected 4 or 5, it is 6. Bring this checkout up to date.',
  ],
  [
    'a remote of a contract that the host does not take yet',
    () => buildRoot({ host: { contracts: { 3: {}, 4: {} } } }),
    'remotes/account/dist/remote.json: contract: expected 3 or 4, which the host takes, it is 5. Deploy the host first.',
  ],
  [
    'a host that reads an earlier form of release',
    () => buildRoot({ host: { reads: [0] } }),
    'hosts/shell/dist/host.json: reads: expected form 1 of the release, which is written here, it reads 0. Deploy the host first.',
  ],
  [
    'a host that reads a later form of release',
    () => buildRoot({ host: { reads: [2, 3] } }),
    'hosts/shell/dist/host.json: reads: expected form 1 of the release, which is written here, it reads 2 or 3. Bring this checkout up to date.',
  ],
  [
    'a host of before the forms had numbers',
    () =>
      buildRoot({
        host: { contract: 4, reads: '0a1b2c3d', contracts: undefined, entries: undefined },
        remotes: { account: { contract: 4 } },
      }),
    'hosts/shell/dist/host.json: reads: expected form 1 of the release, which is written here, it reads an earlier one. Deploy the host first.',
  ],
  [
    'a module of a package that the host does not provide, though it has the version',
    () => buildRoot({ remotes: { account: { uses: ['react', 'react/compiler-runtime'] } } }),
    'remotes/account/dist/remote.json: uses: expected the host to provide react/compiler-runtime, it does not. Deploy a host that has it, or a remote that does not take it.',
  ],
  [
    'a place that is none of the host, with those that it has',
    () => buildRoot({ remotes: { account: { slots: ['project.secton/v1'] } } }),
    'remotes/account/dist/remote.json: slots: ‘project.secton/v1’ is no place of the host, which has header.menu/v1, project.section/v1, project.section/v2.',
  ],
  [
    'a version of a place that the host does not have, with those that it has',
    () => buildRoot({ remotes: { account: { slots: ['project.section/v3'] } } }),
    'remotes/account/dist/remote.json: slots: the host does not have ‘project.section/v3’, of this place it has project.section/v1, project.section/v2.',
  ],
  [
    'a place whose name is none',
    () => buildRoot({ remotes: { account: { slots: ['header menu'] } } }),
    'remotes/account/dist/remote.json: slots.0: must be a place and its version, as header.menu/v1',
  ],
  [
    'an order of a place that the host does not have',
    () => buildRoot({ variant: { slots: { 'project.secton/v1': [] } } }),
    'variants/proef.json: slots: ‘project.secton/v1’ is no place of the host, which has header.menu/v1, project.section/v1, project.section/v2.',
  ],
  [
    'an order that names who does not fill the place',
    () =>
      buildRoot({
        remotes: { account: { slots: ['header.menu/v1'] } },
        variant: { slots: { 'header.menu/v1': ['account', 'projects'] } },
      }),
    'variants/proef.json: slots.header.menu/v1: expected account; it names ‘projects’.',
  ],
  [
    'an order of a place that nobody fills',
    () => buildRoot({ variant: { slots: { 'header.menu/v1': ['account'] } } }),
    'variants/proef.json: slots.header.menu/v1: expected nobody, for no remote fills it; it names ‘account’.',
  ],
  [
    'an order that names a remote twice',
    () =>
      buildRoot({
        remotes: { account: { slots: ['header.menu/v1'] } },
        variant: { slots: { 'header.menu/v1': ['account', 'account'] } },
      }),
    'variants/proef.json: slots.header.menu/v1: ‘account’ is named twice.',
  ],
  [
    'a place for one remote that two would fill',
    () => {
      const slots = ['import-dialog/v1'];
      return buildRoot({
        host: { slots },
        remotes: { account: { slots }, projects: { slots } },
        variant: { remotes: { account: {}, projects: {} } },
      });
    },
    'variants/proef.json: slots.import-dialog/v1: one remote fills it, and account and projects would. Leave all but one out, or name one there.',
  ],
  [
    'a question for a new login that nobody asks',
    () =>
      buildRoot({
        host: { slots: ['login-again/v1'] },
        remotes: { account: { slots: ['login-again/v1'] } },
        variant: { slots: { 'login-again/v1': [] } },
      }),
    'variants/proef.json: slots.login-again/v1: expected a remote, for saving waits for it; it is empty.',
  ],
  [
    'a remote without another that it needs',
    () => twoRemotes({ needs: ['projects', 'gevelvulling'] }, {}),
    'remotes/account/dist/remote.json: needs: account needs the remote ‘gevelvulling’, which this variant does not have.',
  ],
  [
    'a remote without a page that it needs',
    () =>
      twoRemotes(
        { needs: ['/geen-toegang', '/project/:id', '/project/:projectId/bouwlijst'] },
        { pages: [page('project/:projectId')] },
      ),
    'remotes/account/dist/remote.json: needs: account needs the page ‘/project/:projectId/bouwlijst’, which no part of this variant has.',
  ],
  [
    'a host that is built for development',
    () => buildRoot({ host: { mode: 'development' } }),
    'hosts/shell/dist/host.json: mode: expected production, it is development. Build it anew, with pnpm build.',
  ],
  [
    'a remote that is built for development',
    () => buildRoot({ remotes: { account: { mode: 'development' } } }),
    'remotes/account/dist/remote.json: mode: expected production, it is development. Build it anew, with pnpm build.',
  ],
  [
    'a remote that does not say what it is built for',
    () => buildRoot({ remotes: { account: { mode: undefined } } }),
    'remotes/account/dist/remote.json: mode: Invalid option: expected one of "production"|"development"',
  ],
  [
    'a package of which the host provides an older version',
    () => buildRoot({ remotes: { account: { requires: { react: '^19.4.0' } } } }),
    'remotes/account/dist/remote.json: requires.react: expected ^19.4.0, the host provides 19.3.1.',
  ],
  [
    'a package that the host does not provide',
    () => buildRoot({ remotes: { account: { requires: { vue: '*' } } } }),
    'remotes/account/dist/remote.json: requires.vue: expected *, the host provides none.',
  ],
  [
    'a package by what is no range of versions',
    () => buildRoot({ remotes: { account: { requires: { react: 'workspace:*' } } } }),
    'remotes/account/dist/remote.json: requires.react: expected a range of versions, as ^19.0.0, it is ‘workspace:*’. Name one in the peerDependencies of the remote and build it anew.',
  ],
  [
    'a schema of configuration that is none',
    () => buildRoot({ remotes: { account: { configSchema: { type: 'nonsense' } } } }),
    'remotes/account/dist/remote.json: configSchema: expected a JSON Schema that zod reads: Unsupported type: nonsense.',
  ],
  [
    'a path that two remotes have',
    () =>
      twoRemotes(
        { pages: [page('project/:projectId', { id: 'view' })] },
        { pages: [page('Project', { children: [page(':id')] })] },
      ),
    'remotes/projects/dist/remote.json: projects/start claims the path ‘/project/:…’, which account/view has already.',
  ],
  ...['account/inloggen/', '/account/inloggen', 'account/inloggen/:x?', 'Account?/inloggen'].map(
    (path): (typeof REFUSALS)[number] => [
      `the path of another remote, spelt as ${path}`,
      () => twoRemotes({ pages: [page('account/inloggen')] }, { pages: [page(path)] }),
      'remotes/projects/dist/remote.json: projects/start claims the path ‘/account/inloggen’, which account/start has already.',
    ],
  ),
  [
    'an index page below a *, which the router prefers to the page of another remote',
    () =>
      twoRemotes(
        { pages: [page('account/inloggen')] },
        { pages: [page('account/inloggen/*', { children: [page('', { id: 'index' })] })] },
      ),
    'remotes/projects/dist/remote.json: the path ‘account/inloggen/*’ of projects/start: expected no pages below a *.',
  ],
  [
    'the path of a page of the host',
    () => buildRoot({ remotes: { account: { pages: [page('geen-toegang')] } } }),
    'remotes/account/dist/remote.json: account/start claims the path ‘/geen-toegang’, which the host has already.',
  ],
  [
    'two pages of a remote with one id',
    () => buildRoot({ remotes: { account: { pages: [page('a'), page('b')] } } }),
    'remotes/account/dist/remote.json: account claims the page id ‘account/start’, which account has already.',
  ],
  [
    'a menu id that two remotes have',
    () => twoRemotes({ menus: [item] }, { menus: [item] }),
    'remotes/projects/dist/remote.json: projects claims the menu id ‘project/x’, which account has already.',
  ],
  [
    'the federation name of the host',
    () => buildRoot({ remotes: { shell: {} }, variant: { remotes: { shell: {} } } }),
    'remotes/shell/dist/remote.json: shell claims the federation name ‘adviestool_shell’, which the host has already.',
  ],
  [
    'another id than that of the folder',
    () => buildRoot({ remotes: { account: { id: 'ander' } } }),
    'remotes/account/dist/remote.json: id: expected ‘account’, it is ‘ander’.',
  ],
  [
    'configuration for a remote that takes none',
    () => variantWith({ account: { config: { perPage: 10 } } }),
    'variants/proef.json: remotes.account.config: Unrecognized key: "perPage"',
  ],
  [
    'configuration that does not fit the schema of the remote',
    () =>
      buildRoot({
        remotes: { account: { configSchema: takesNumber } },
        variant: { remotes: { account: { config: { perPage: 1 } } } },
      }),
    'variants/proef.json: remotes.account.config.perPage: Too small: expected number to be >=5',
  ],
  [
    'a remote that is not built',
    () => {
      const place = buildRoot();
      rmSync(join(place.root, 'remotes/account/dist'), { recursive: true });
      write(join(place.root, 'remotes/account/package.json'), {});
      return place;
    },
    'remotes/account/dist/remote.json: it is not there. Mend the path (ENOENT).',
  ],
  [
    'a script of a remote that is missing',
    () => {
      const place = buildRoot();
      rmSync(join(place.root, 'remotes/account/dist/module.1.js'));
      return place;
    },
    'remotes/account/dist/remote.json: expected the file ‘module.1.js’ beside it, it is missing.',
  ],
  [
    'a style sheet of the host that is missing',
    () => {
      const place = buildRoot();
      rmSync(join(place.root, 'hosts/shell/dist/shell.1.css'));
      return place;
    },
    'hosts/shell/dist/host.json: expected the file ‘shell.1.css’ beside it, it is missing.',
  ],
  [
    'a version beside a channel',
    () => variantWith({ account: { version: '1.2.0-1a2b3c4d', channel: 'next' } }),
    'variants/proef.json: remotes.account: expected a version or a channel, it has both.',
  ],
  [
    'a range of versions',
    () => variantWith({ account: { version: '^1.2.0' } }),
    'variants/proef.json: remotes.account: expected an exact version or a channel, ‘^1.2.0’ is neither.',
  ],
  [
    'a version that is not the one that was built',
    () => variantWith({ account: { version: '1.2.0-1a2b3c4d' } }),
    'variants/proef.json: remotes.account: expected the version 1.2.0-1a2b3c4d, which is nowhere to be found.',
  ],
  [
    'channels and open versions in production',
    () => variantWith({ account: { channel: 'next' } }, production),
    [
      'variants/proef.json: host: expected an exact version, because environment.production is true; it has none.',
      'variants/proef.json: remotes.account: expected an exact version, because environment.production is true; it has the channel ‘next’.',
    ].join('\n'),
  ],
];

test.each(REFUSALS)('refuses %s', (_name, make, message) => {
  expect(refusalOf(make())).toContain(message);
});

test('a document that is no JSON is told with the line where it stops', () => {
  const place = buildRoot({});
  const file = join(place.root, 'variants/proef.json');
  writeFileSync(file, '{\n  "id": "proef",\n}\n');
  expect(refusalOf(place)).toMatch(
    /^variants\/proef\.json: not JSON at line 3, column 1: Expected/,
  );
});

test('a key that a document has twice is told with the place of the second', () => {
  const place = buildRoot({});
  const file = join(place.root, 'variants/catalogus.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"FwRk": ', '"FwRk": 1,\n"FwRk": '));
  const line = text.slice(0, text.indexOf('"FwRk": ')).split('\n').length + 1;
  expect(refusalOf(place)).toMatch(
    new RegExp(
      String.raw`^variants/catalogus\.json: \w+\.0\.FwRk: it is there twice, the second time at line ${line}, column 1\. Leave one\.$`,
    ),
  );
});

test('the mark with which some editors begin a file is no mistake', () => {
  const place = buildRoot({});
  const file = join(place.root, 'variants/proef.json');
  writeFileSync(file, `\u{feff}${readFileSync(file, 'utf8')}`);
  expect(compose(place).variant).toBe('proef');
});

test('builds for development are composed for who asks for them', () => {
  const place = buildRoot({
    host: { mode: 'development' },
    remotes: { account: { mode: 'development' } },
  });
  expect(assemble({ ...place, variantId: 'proef', allowsDevelopment: true }).variant).toBe('proef');
});

test('names every mistake at once', () => {
  const place = buildRoot({
    remotes: { account: { requires: { react: '^20.0.0' } } },
    variant: { remotes: { account: { config: { perPage: 10 } } } },
  });
  expect(refusalOf(place).split('\n')).toHaveLength(2);
});

test('a refused composition leaves the site as it was', () => {
  const place = buildRoot();
  compose(place);
  const before = readFileSync(join(place.site, 'index.html'), 'utf8');
  write(join(place.root, 'variants/proef.json'), buildVariant({ groupId: 'een' }));
  expect(refusalOf(place)).toContain('groupId');
  expect(readFileSync(join(place.site, 'index.html'), 'utf8')).toBe(before);
});

/** The release that the page of a site carries. */
const releaseOf = ({
  site,
}: Place): {
  remotes: Record<string, { config: unknown; base: string; document: { menus: { id: string }[] } }>;
} => {
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  const [, text = ''] = /id="adviestool-release">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text);
};

test('a release whose catalogue cannot be read any more makes way for another', () => {
  const place = buildRoot({});
  const { release } = compose(place);
  write(join(place.site, `releases/${release}/catalogus.json`), {});
  write(join(place.root, 'variants/proef.json'), buildVariant({ groupId: 2 }));
  expect(compose(place).release).not.toBe(release);
});

test('a logo stands among the files of its release, and another picture is another release', () => {
  const place = buildRoot({ variant: { branding: { ...branding, logo: 'beeld/merk.svg' } } });
  const [one, other] = ['<svg/>', '<svg></svg>'].map((picture) => {
    write(join(place.root, 'variants/beeld/merk.svg'), picture);
    const { release } = compose(place);
    const file = join(place.site, 'releases', release, 'logo.svg');
    expect(readFileSync(file, 'utf8')).toBe(picture);
    return release;
  });
  expect(one).not.toBe(other);
});

test('a frame and its index page are one path, not two', () => {
  const place = buildRoot({
    remotes: {
      account: {
        pages: [page('a', { children: [page('', { id: 'index' }), page('b', { id: 'b' })] })],
      },
    },
  });
  expect(compose(place).variant).toBe('proef');
});

test('what a variant leaves out of a configuration gets its default', () => {
  const place = buildRoot({ remotes: { account: { configSchema: takesNumber } } });
  compose(place);
  expect(releaseOf(place).remotes['account']?.config).toEqual({ perPage: 20 });
  expect(readFileSync(join(place.site, 'index.html'), 'utf8')).not.toContain('configSchema');
});

/** The ids of the items of menus that visitors get of `account`. */
const menuIdsOf = (place: Place): string[] | undefined => {
  compose(place);
  return releaseOf(place).remotes['account']?.document.menus.map(({ id }) => id);
};

test('an item of a menu whose page is of no part of the variant is left out', () => {
  const menus = [item, { ...item, id: 'own', to: '/account' }];
  expect(menuIdsOf(twoRemotes({ menus }, { pages: [page('x')] }))).toEqual(['x', 'own']);
  expect(menuIdsOf(buildRoot({ remotes: { account: { menus } } }))).toEqual(['own']);
});

test('a remote that is switched off is not in the release and needs no build', () => {
  const place = variantWith({ account: {}, projects: { enabled: false } });
  write(join(place.root, 'remotes/projects/package.json'), {});
  expect(Object.keys(compose(place).remotes)).toEqual(['account']);
});

const hostOf = ({ root }: Place) => readHost(join(root, 'hosts/shell/dist'));

const deployed = (remote: object = {}): Place => {
  const place = variantWith({ account: remote });
  const { dist, base } = hostOf(place);
  cpSync(dist, join(place.site, base), { recursive: true });
  write(join(place.site, 'host/channels.json'), { stable: basename(base) });
  for (const version of ['1.0.0-11111111', '1.1.0-22222222']) {
    writeRemote(join(place.site, 'remotes/account', version), 'account');
  }
  write(join(place.site, 'remotes/account/channels.json'), {
    stable: '1.0.0-11111111',
    next: '1.1.0-22222222',
  });
  return place;
};

describe('on a site with deployed versions', () => {
  test.each([
    ['the channel stable when nothing is said', {}, '1.0.0-11111111'],
    ['a channel', { channel: 'next' }, '1.1.0-22222222'],
    ['an exact version', { version: '1.1.0-22222222' }, '1.1.0-22222222'],
  ])('a variant gets %s', (_name, remote, version) => {
    const place = deployed(remote);
    expect(compose(place).remotes).toEqual({ account: version });
    expect(releaseOf(place).remotes['account']?.base).toBe(`/remotes/account/${version}/`);
  });

  test('an exact version of everything suits production', () => {
    const place = deployed();
    write(
      join(place.root, 'variants/proef.json'),
      buildVariant({
        host: { version: basename(hostOf(place).base) },
        remotes: { account: { version: '1.0.0-11111111' } },
        ...production,
      }),
    );
    expect(compose(place).remotes).toEqual({ account: '1.0.0-11111111' });
  });

  test('a version that was never deployed is refused', () => {
    expect(refusalOf(deployed({ version: '1.1.0-33333333' }))).toBe(
      'variants/proef.json: remotes.account: expected the version 1.1.0-33333333, which is nowhere to be found.',
    );
  });

  test('a channel without a version is refused', () => {
    const place = deployed({ channel: 'next' });
    write(join(place.site, 'remotes/account/channels.json'), { stable: '1.0.0-11111111' });
    expect(refusalOf(place)).toBe(
      'variants/proef.json: remotes.account: expected a version on the channel ‘next’, which is nowhere to be found.',
    );
  });

  test('a remote that was never deployed is refused, though it is built', () => {
    const place = deployed();
    writeRemote(join(place.root, 'remotes/projects/dist'), 'projects');
    write(
      join(place.root, 'variants/proef.json'),
      buildVariant({ remotes: { account: {}, projects: {} } }),
    );
    expect(refusalOf(place)).toBe(
      'variants/proef.json: remotes.projects: expected one of account.',
    );
  });
});
