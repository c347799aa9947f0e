import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from '@jest/globals';

import { removeRoots, write } from '../builders/buildRoot.ts';
import { CAUSE, deployedSite } from '../builders/deployedSite.ts';
import { fingerprint } from './parts.ts';
import { sumsFile } from './fileSums.ts';
import { failureText } from '../deploy/failureText.ts';
import { deployParts } from '../deploy/deployParts.ts';
import { promote } from '../deploy/promote.ts';
import { rollback } from '../deploy/rollback.ts';
import { promoteShare } from '../deploy/share.ts';

afterAll(removeRoots);

type Place = ReturnType<typeof deployedSite>;

/** A site with a version of `account` that was deployed. */
const siteOfAccount = (): Place => {
  const place = deployedSite();
  place.deploy([place.remote('account', '1.3.0')]);
  return place;
};

/** What a deploy of another part has against the site. */
const refusalOf = (place: Place): string => {
  const before = place.contents();
  try {
    place.deploy([place.remote('projects', '2.0.0')]);
  } catch (error) {
    expect(place.contents()).toEqual(before);
    return failureText(error).replaceAll(`${place.site}/`, '');
  }
  return 'It was not refused.';
};

const FILE = 'remotes/account/1.3.0/module.1.js';
const SUMS = 'remotes/account/.1.3.0.sha256';

test.each([
  ['altered', (file: string) => write(file, '// account 1.3.0, altered')],
  ['cut off', (file: string) => write(file, '//')],
  ['gone', (file: string) => rmSync(file)],
])('a file of another part that is %s on the site is not taken as it is', (_what, change) => {
  const place = siteOfAccount();
  change(join(place.site, FILE));
  expect(refusalOf(place)).toContain(`${FILE} is not as it was put on the site.`);
});

test('another version of the part that was damaged goes to the site', () => {
  const place = siteOfAccount();
  write(join(place.site, FILE), '//');
  expect(place.deploy([place.remote('account', '1.3.1')])?.remotes['account']).toBe('1.3.1');
});

test('a script of a site that was made by earlier tools is compared with its release', () => {
  const place = siteOfAccount();
  rmSync(join(place.site, SUMS));
  expect(place.deploy([place.remote('projects', '1.9.0')])).not.toBeNull();
  write(join(place.site, FILE), '// altered');
  expect(refusalOf(place)).toContain(`${FILE} is not as it was put on the site.`);
});

test('a host is compared with its name, also on a site that was made by earlier tools', () => {
  const place = siteOfAccount();
  const { hostBase } = place.current();
  write(join(place.site, hostBase, 'shell.1.js'), '// altered');
  expect(refusalOf(place)).toContain(
    `${hostBase.slice(1)}shell.1.js is not as it was put on the site.`,
  );
  rmSync(sumsFile(join(place.site, hostBase)));
  expect(refusalOf(place)).toContain(`${hostBase.slice(1)} is not as it was put on the site.`);
});

test('a version that waits on a channel is not promoted when it was altered', () => {
  const place = siteOfAccount();
  place.deploy([place.remote('account', '1.4.0')], 'next');
  write(join(place.site, 'remotes/account/1.4.0/module.1.js'), '// altered');
  expect(() =>
    promote({
      site: place.site,
      names: ['account'],
      from: 'next',
      to: 'stable',
      variants: undefined,
      share: undefined,
      documents: undefined,
    }),
  ).toThrow('remotes/account/1.4.0/module.1.js is not as it was put on the site.');
});

/** A site that ran account 1.3.0 and runs 1.4.0, with the release of the first. */
const siteOfTwo = () => {
  const place = siteOfAccount();
  const former = place.current().release;
  place.deploy([place.remote('account', '1.4.0')]);
  return { place, former, now: place.current() };
};

test.each([
  ['a file of a part is gone', (file: string) => rmSync(file), FILE],
  ['a file of a part was altered', (file: string) => write(file, '// altered'), FILE],
  ['the document is empty', (file: string) => write(file, ''), 'index.html'],
  ['the document was cut off', (file: string) => write(file, '<script'), 'index.html'],
])('a release is not rolled back to when %s', (_what, change, name) => {
  const { place, former, now } = siteOfTwo();
  const file = name === FILE ? FILE : `releases/${former}/${name}`;
  change(join(place.site, file));
  const before = place.contents();
  expect(() => rollback(place.site, former)).toThrow(`${file} is not as it was`);
  expect(place.current()).toEqual(now);
  expect(place.contents()).toEqual(before);
});

test('a release of earlier tools is rolled back to, unless a script of it was altered', () => {
  const { place, former, now } = siteOfTwo();
  rmSync(join(place.site, SUMS));
  write(join(place.site, 'remotes/account/1.3.0/remote.json'), '{"contract":0}');
  rollback(place.site, former);
  expect(place.current().release).toBe(former);
  rollback(place.site, now.release);
  write(join(place.site, FILE), '// altered');
  expect(() => rollback(place.site, former)).toThrow(`${FILE} is not as it was put on the site.`);
});

/** Goes back to a release. @returns what it warns of */
const warningsOf = (place: Place, release: string): string[] => {
  const said: string[] = [];
  rollback(place.site, release, {
    warn: (line) => said.push(line.replaceAll(`${place.site}/`, '')),
  });
  expect(place.current().release).toBe(release);
  return said;
};

test.each([
  [
    'altered',
    (file: string) => write(file, '// altered'),
    /^Visitors have this already: .*module\.1\.js is not as/,
  ],
  [
    'gone',
    (file: string) => rmSync(file),
    /^Visitors have this already: .*module\.1\.js is not as/,
  ],
  [
    'gone with its part',
    (file: string) => rmSync(dirname(file), { recursive: true }),
    /^Visitors have this already: .* no longer has/,
  ],
])(
  'a file that is %s and that visitors have already keeps nobody from a release',
  (_what, change, line) => {
    const { place, former } = siteOfTwo();
    const version = place.current().remotes['projects'];
    change(join(place.site, `remotes/projects/${version}/module.1.js`));
    expect(warningsOf(place, former)).toEqual([expect.stringMatching(line)]);
  },
);

test('a file that was added to a part is warned of when a release is put back', () => {
  const { place, former } = siteOfTwo();
  write(join(place.site, 'remotes/account/1.3.0/.DS_Store'), '');
  expect(warningsOf(place, former)).toEqual([
    'remotes/account/1.3.0/.DS_Store was not put on the site by a deploy. Take it away there.',
  ]);
});

test('what a share tries is not given to all when it was altered', () => {
  const place = siteOfAccount();
  const parts = [place.remote('account', '1.4.0')];
  deployParts({ site: place.site, parts, channel: 'stable', share: 10, cause: CAUSE });
  rmSync(join(place.site, 'remotes/account/1.4.0/module.1.js'));
  expect(() => promoteShare({ site: place.site, cause: CAUSE })).toThrow(
    'remotes/account/1.4.0/module.1.js is not as it was put on the site.',
  );
});

test('a release that is composed again is not switched to when its document was altered', () => {
  const { place, former } = siteOfTwo();
  write(join(place.site, `releases/${former}/index.html`), '');
  expect(() => place.deploy([place.remote('account', '1.3.0')])).toThrow(
    `releases/${former}/index.html is not as it was made.`,
  );
});

test('the sums are in the form of sha256sum, for who checks them without these tools', () => {
  const place = siteOfAccount();
  const sum = createHash('sha256').update(place.text(FILE)).digest('hex');
  expect(place.text(SUMS)).toContain(`${sum}  module.1.js\n`);
});

/** As earlier releases of these tools name it: by all that its folder holds. */
const nameOf = (folder: string): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).toSorted()) {
    if (!/\.(?:br|gz)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 8);
};

test('what was placed has the name that its build had, also to earlier tools', () => {
  const place = deployedSite();
  const host = place.host('2.0.0');
  place.deploy([host]);
  const folder = join(place.site, place.current().hostBase);
  expect(nameOf(folder)).toBe(fingerprint(host.dist));
  expect(fingerprint(folder)).toBe(fingerprint(host.dist));
});

test('what was built anew after it was checked is not put on the site', () => {
  const place = deployedSite();
  const before = place.contents();
  const part = place.remote('account', '1.3.0');
  write(join(part.dist, 'module.1.js'), '// built anew');
  expect(() => place.deploy([part])).toThrow('‘module.1.js’: built anew meanwhile.');
  expect(place.contents()).toEqual(before);
});
