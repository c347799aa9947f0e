import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { afterAll, expect, test } from '@jest/globals';

import { readRemote, type BuiltRemote } from '../assemble/parts.ts';
import { removeRoots, write } from '../builders/buildRoot.ts';
import { deployedSite } from '../builders/deployedSite.ts';

afterAll(removeRoots);

/** A version whose page has a script of so many kilobytes, that no compression makes smaller. */
const withPageOf = (
  { remote }: ReturnType<typeof deployedSite>,
  kilobytes: number,
): BuiltRemote => {
  const files = { common: ['remoteEntry.1.js'], pages: { start: ['module.1.js'] } };
  const { dist } = remote('account', '1.3.0', { files });
  write(join(dist, 'module.1.js'), `// ${randomBytes(kilobytes * 500).toString('base64')}`);
  return readRemote(dist);
};

test('a page that is larger than the site allows is refused, with its size', () => {
  const place = deployedSite();
  const before = place.contents();
  expect(() => place.deploy([withPageOf(place, 800)])).toThrow(
    /^account 1\.3\.0, page start: \d+ kB of scripts and styles, compressed; this site allows 300 /,
  );
  expect(place.contents()).toEqual(before);
  place.deploy([withPageOf(place, 100)]);
  expect(place.current().remotes['account']).toBe('1.3.0');
});

test('a site says itself what it allows', () => {
  const place = deployedSite();
  write(join(place.site, '.limits.json'), { pageKilobytes: 2000 });
  place.deploy([withPageOf(place, 800)]);
  expect(place.current().remotes['account']).toBe('1.3.0');
  write(join(place.site, '.limits.json'), { pageKilobyte: 2000 });
  expect(() => place.deploy([place.remote('account', '1.4.0')])).toThrow('.limits.json');
});
