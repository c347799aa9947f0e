import { join } from 'node:path';

import { afterAll, expect, test } from '@jest/globals';

import { readHost, readRemote, type BuiltRemote } from '../assemble/parts.ts';
import { removeRoots, write } from '../builders/buildRoot.ts';
import { deployedSite } from '../builders/deployedSite.ts';

afterAll(removeRoots);

type Place = ReturnType<typeof deployedSite>;

/** A version of the remote `account` with this style sheet, however it was built. */
const styled = ({ remote }: Place, css: string, version = '1.3.0'): BuiltRemote => {
  const { dist } = remote('account', version);
  write(join(dist, 'start.1.css'), css);
  return readRemote(dist);
};

test('a remote that would paint the page is refused at the deploy, and the site stays as it was', () => {
  const place = deployedSite();
  const before = place.contents();
  const part = styled(place, '@layer remote{.a{margin:0}:root{--ink:red}}');
  expect(() => place.deploy([part])).toThrow(
    `${join(part.dist, 'start.1.css')}:1: the selector ‘:root’ reaches outside this remote`,
  );
  expect(place.contents()).toEqual(before);
});

test('a class of the host is not for a remote, nor is one of another remote that it stands beside', () => {
  const place = deployedSite();
  const host = place.host('2.1.0');
  write(join(host.dist, 'shell.1.css'), '.kop{margin:0}');
  place.deploy([readHost(host.dist)]);
  const ofHost = styled(place, '@layer remote{.kop{color:red}}');
  expect(() => place.deploy([ofHost])).toThrow('the name ‘.kop’ is of host/');

  place.deploy([styled(place, '@layer remote{.lijst{color:red}}')]);
  const other = place.remote('projects', '1.3.0');
  write(join(other.dist, 'start.1.css'), '@layer remote{.lijst{margin:0}}');
  expect(() => place.deploy([readRemote(other.dist)])).toThrow(
    'the name ‘.lijst’ is of remotes/account/1.3.0',
  );
});

test('a next version has the names of the one before', () => {
  const place = deployedSite();
  place.deploy([styled(place, '@layer remote{.lijst{color:red}}')]);
  place.deploy([styled(place, '@layer remote{.lijst{color:blue}}', '1.4.0')]);
  expect(place.current().remotes['account']).toBe('1.4.0');
});
