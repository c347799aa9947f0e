import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, expect, jest, test } from '@jest/globals';

import { packArtefact } from '../artefact/artefact.ts';
import { makeKey, readKey, type SigningKey } from '../artefact/signingKey.ts';
import { removeRoots, writeRemote } from '../builders/buildRoot.ts';
import { deployedSite } from '../builders/deployedSite.ts';
import { readSwitches } from '../deploy/switchLog.ts';
import { commands } from './commands/commands.ts';
import { runCommand } from './runCommand.ts';
import { tell } from './tell.ts';

afterAll(removeRoots);

let output = '';
for (const stream of [process.stdout, process.stderr]) {
  jest.spyOn(stream, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
}

afterEach(() => {
  process.exitCode = 0;
});

const run = async (...args: readonly string[]): Promise<{ text: string; code: unknown }> => {
  output = '';
  process.exitCode = 0;
  await tell(() => runCommand(commands, args));
  return { text: output, code: process.exitCode };
};

type Place = ReturnType<typeof deployedSite>;

const key = (name: string): SigningKey => {
  const file = join(mkdtempSync(join(tmpdir(), 'key-')), 'key.json');
  writeFileSync(file, JSON.stringify(makeKey(name)));
  return readKey(file);
};

const TEAM = key('Team Meldingen');
const STRANGERS = key('Anderen');

/** A signed file of a remote. */
const fileOf = ({ remote, root }: Place, id: string, version: string, by = TEAM): string => {
  const file = join(root, `${id}-${version}.adviestool`);
  const about = { id, version, commit: 'abc123', checks: ['test', 'build'] };
  writeFileSync(file, packArtefact(remote(id, version).dist, about, by));
  return file;
};

/** A site with a variant that has `meldingen`, as a team published it first. */
const siteOfTeam = async () => {
  const place = deployedSite();
  const first = await run('deploy', fileOf(place, 'meldingen', '1.0.0'), '--site', place.site);
  expect(first.code).toBe(0);
  return place;
};

test('a signed file is put on two sites with the same bytes, in the name of its key', async () => {
  const places = [deployedSite(), deployedSite()] as const;
  const file = fileOf(places[0], 'meldingen', '1.0.0');
  for (const { site } of places) {
    expect((await run('deploy', file, '--site', site)).code).toBe(0);
    expect(readSwitches(site).switches.at(-1)).toMatchObject({
      by: 'Team Meldingen',
      commit: 'abc123',
      parts: { meldingen: '1.0.0' },
    });
  }
  const [one, other] = places.map(({ site }) =>
    readFileSync(join(site, 'remotes/meldingen/1.0.0/artefact.json'), 'utf8'),
  );
  expect(one).toBe(other);
});

test('another key is refused an id that has one, by file and by a build in place; its own goes on', async () => {
  const place = await siteOfTeam();
  const { site } = place;
  const before = place.contents();
  const stolen = fileOf(place, 'meldingen', '9.0.0', STRANGERS);
  const refused = await run('deploy', stolen, '--site', site);
  expect(refused.text).toContain(
    'meldingen is of the key ‘Team Meldingen’ on this site, and this is signed by ‘Anderen’.',
  );
  expect(refused.code).toBe(1);
  expect(place.contents()).toEqual(before);

  const next = await run('deploy', fileOf(place, 'meldingen', '1.1.0'), '--site', site);
  expect(next.code).toBe(0);
});

test('who decides over the site gives an id away, and the former key has it no more', async () => {
  const place = await siteOfTeam();
  const { site } = place;
  const taken = fileOf(place, 'meldingen', '2.0.0', STRANGERS);
  expect((await run('deploy', taken, '--site', site, '--take-over')).code).toBe(0);
  const back = await run('deploy', fileOf(place, 'meldingen', '2.1.0'), '--site', site);
  expect(back.text).toContain('meldingen is of the key ‘Anderen’ on this site');
});

test.each([
  ['handleiding', 'handleiding is a part of the product itself.'],
  ['projects', 'projects is a part of the product itself.'],
])('an id of the product is not for a key: %s', async (id, problem) => {
  const place = deployedSite();
  const { text, code } = await run('deploy', fileOf(place, id, '9.0.0'), '--site', place.site);
  expect(text).toContain(problem);
  expect(code).toBe(1);
  expect(existsSync(join(place.site, 'remotes', id, '9.0.0'))).toBe(false);
});

test('an id that was put there without a key is not for the first who has one', async () => {
  const place = deployedSite();
  place.deploy([place.remote('meldingen', '1.0.0')]);
  const { text } = await run('deploy', fileOf(place, 'meldingen', '1.1.0'), '--site', place.site);
  expect(text).toContain('meldingen is on this site already, without a key.');
});

test.each(['../account/9.9.9', '../../../evil', 'channels.json', '1.0.0#x'])(
  'a version that is signed is no path: ‘%s’',
  async (version) => {
    const place = deployedSite();
    const before = place.contents();
    const dist = join(place.root, 'signed');
    writeRemote(dist, 'meldingen', { version });
    const file = join(place.root, 'signed.adviestool');
    const about = { id: 'meldingen', version, commit: null, checks: [] };
    writeFileSync(file, packArtefact(dist, about, TEAM));

    const { text, code } = await run('deploy', file, '--site', place.site);
    expect(text).toContain(`version: expected an exact version, as 1.2.0, it is ‘${version}’.`);
    expect(code).toBe(1);
    expect(place.contents()).toEqual(before);
    expect(existsSync(join(place.root, 'evil'))).toBe(false);
  },
);

test('a file that is not there is said to be none', async () => {
  const { root, site } = deployedSite();
  const { text } = await run('deploy', join(root, 'weg.adviestool'), '--site', site);
  expect(text).toBe(`${join(root, 'weg.adviestool')}: it is not there. Mend the path (ENOENT).\n`);
});

test('the name is that of the key', async () => {
  const place = deployedSite();
  const file = fileOf(place, 'meldingen', '1.0.0');
  const { text } = await run('deploy', file, '--site', place.site, '--by', 'jansen');
  expect(text).toContain('--by: who signed');
});
