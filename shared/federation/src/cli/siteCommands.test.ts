import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';

import { assemble } from '../deploy/assemble.ts';
import { buildVariant, removeRoots, write } from '../builders/buildRoot.ts';
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

/** Runs a command as people type it. Returns what it printed and how it ended. */
const run = async (...args: readonly string[]): Promise<{ text: string; code: unknown }> => {
  output = '';
  process.exitCode = 0;
  await tell(() => runCommand(commands, args));
  return { text: output, code: process.exitCode };
};

const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';

const DEPLOY = 'adviestool deploy [NAME|FILE] --site DIR';

test.each([
  ['deploy account --site . --channel new', 'it is ‘new’', DEPLOY],
  ['deploy nothing --site .', 'is no remote', DEPLOY],
  ['assemble --sit .', '--sit', 'adviestool assemble [VARIANT] [--site DIR]'],
  ['rollback abc def --site .', '‘def’ is too much', 'adviestool rollback [RELEASE] --site DIR'],
  ['create proef --varient main', '--varient', 'adviestool create NAME'],
])('%s is refused with how it is written', async (line, reason, usage) => {
  const { text, code } = await run(...line.split(' '));
  expect(text).toContain(reason);
  expect(text).toContain(usage);
  expect(code).toBe(1);
});

const siteWithNext = () => {
  const place = deployedSite();
  place.deploy([place.remote('account', '1.3.0'), place.remote('projects', '1.5.0')], 'next');
  return place;
};

test('a remote that the variant does not have is told where to add it', async () => {
  const place = deployedSite();
  place.deploy([place.remote('meldingen', '1.0.0')], 'next');
  const { text } = await run('promote', 'meldingen', '--site', place.site);
  expect(lastLine(text)).toBe(
    'Variant proef runs no meldingen: its document does not name it, or has it switched off. Who wants it there changes that: adviestool assemble proef.',
  );
});

test('a remote that the variant had before it was rolled back is told by the release that had it', async () => {
  const place = deployedSite();
  const { site, root, first, remote, deploy } = place;
  deploy([remote('meldingen', '1.0.0')]);
  write(
    join(root, 'variants/proef.json'),
    buildVariant({ remotes: { account: {}, projects: {}, meldingen: {} } }),
  );
  const { release } = assemble({ root, site, variantId: 'proef', compresses: false });
  await run('rollback', first.release, '--site', site);
  deploy([remote('meldingen', '1.1.0')], 'next');
  const { text } = await run('promote', 'meldingen', '--site', site);
  expect(lastLine(text)).toContain(
    `runs no meldingen, since it was rolled back or composed without it; release ${release} had it.`,
  );
});

const page = (id: string, path: string) => ({ id, path, title: '' });

test('a page that goes with a new version is told, by its address', async () => {
  const place = deployedSite();
  const { remote, deploy } = place;
  const list = page('start', '');
  const reading = page('kozijnstaat', 'project/:projectId/kozijnstaat');
  const files = { common: ['remoteEntry.1.js'], pages: { start: [], kozijnstaat: [] } };
  deploy([remote('projects', '1.0.0', { pages: [list, reading], files })]);
  deploy([remote('projects', '2.0.0', { pages: [list] })], 'next');
  const { text } = await run('promote', 'projects', '--site', place.site);
  expect(text).toContain(
    'Variant proef has no page any more at /project/:projectId/kozijnstaat. If another remote has it now,',
  );
  expect(text.match(/has no page any more/g)).toHaveLength(1);
});

test('a version whose document was spoilt on the site makes way for another', async () => {
  const place = deployedSite();
  place.deploy([place.remote('account', '1.3.0')]);
  place.deploy([place.remote('account', '1.4.0')], 'next');
  write(join(place.site, 'remotes/account/1.3.0/remote.json'), '');
  const { text, code } = await run('promote', 'account', '--site', place.site);
  expect(text).toContain('On the channel stable now: account 1.4.0.');
  expect(code).toBe(0);
});

test('a part is promoted, told in the log with who and why, and rolled back', async () => {
  const { site, first, current } = siteWithNext();
  const again = await run('rollback', first.release, '--site', site);
  expect(again.text).toBe(
    `Release ${first.release} was current already: visitors get what they got.\n`,
  );
  const who = ['--site', site, '--by', 'de Vries', '--reason', 'akkoord'];
  const { text, code } = await run('promote', 'account,projects', ...who);
  expect(text).toContain('On the channel stable now: account 1.3.0, projects 1.5.0.');
  expect(lastLine(text)).toContain(`Release ${current().release} of proef runs it. The way back:`);
  expect(code).toBe(0);
  expect(current().remotes).toEqual({ account: '1.3.0', projects: '1.5.0' });

  await run('rollback', first.release, ...who);
  expect(current()).toEqual(first);
  expect(readSwitches(site).switches.slice(-2)).toMatchObject([
    { kind: 'promote', by: 'de Vries', reason: 'akkoord' },
    { kind: 'rollback', by: 'de Vries', reason: 'akkoord' },
  ]);
  expect((await run('releases', '--site', site, '--log', '1')).text).toContain(
    'rollback   de Vries',
  );
});

test('a version that is on the site is deployed without a build', async () => {
  const { site, current } = siteWithNext();
  const { text } = await run('deploy', 'account', '--version', '1.3.0', '--site', site);
  expect(text).toContain('account 1.3.0 is on the site, on the channel stable');
  expect(current().remotes['account']).toBe('1.3.0');
});

test('a version is deployed by the path of the package that it is of, too', async () => {
  const { site, root, current } = siteWithNext();
  const folder = join(root, 'remotes/account');
  writeFileSync(join(folder, 'rspack.config.ts'), '');
  await run('deploy', folder, '--version', '1.3.0', '--site', site);
  expect(current().remotes['account']).toBe('1.3.0');
});

test('a prune tells what would go, and what went', async () => {
  const { site, remote, deploy } = siteWithNext();
  deploy([remote('account', '1.4.0')], 'next');
  const prune = ['prune', '--site', site, '--days', '0'];
  const dry = await run(...prune, '--dry-run');
  expect(dry.text).toMatch(/^remotes\/account\/1\.3\.0 {2}0\.0 MiB$/m);
  expect(lastLine(dry.text)).toBe('1 folders would go, 0.0 MiB. Without --dry-run they do.');
  expect(lastLine((await run(...prune)).text)).toBe('1 folders are gone, 0.0 MiB.');
  expect(lastLine((await run(...prune)).text)).toBe('Nothing to remove.');
  appendFileSync(join(site, '.switches.ndjson'), '{"id":');
  expect((await run(...prune)).text).toContain('or prune with --allow-unreadable');
  expect((await run(...prune, '--allow-unreadable')).text).toBe('Nothing to remove.\n');
});

describe('a command that cannot do it ends in a line that says what to do', () => {
  test.each([
    ['promote --site .', 'No share of the browsers gets another release.'],
    ['promote account --site . --to later', '--to'],
    ['prune --site .', '--days: expected a number, it is missing.'],
    ['prune --site . --days veel', '--days: expected a number, it is ‘veel’.'],
    ['deploy account --parts projects --site .', '‘account’ stands beside --parts.'],
    ['deploy --parts account,host --version 1.0.0 --site .', 'expected one part, there are 2.'],
    ['deploy --version 1.0.0 --site .', 'of which part is missing.'],
    ['deploy proef.adviestool --version 1.0.0 --site .', '--version: proef.adviestool is one part'],
    ['deploy proef.adviestool --parts account --site .', '--parts: proef.adviestool is one part'],
    ['deploy account --params a=1 --answers http://x --site .', '--answers, --params: of --smoke'],
    ['deploy account --channel next --variants a --site .', '--channel: not beside --variants'],
    ['deploy account --channel next --share 10 --site .', '--channel: not beside --variants'],
    ['promote --site . --documents variants', '--documents: of a promotion of parts'],
    ['promote --site . --to next', '--to: of a promotion of parts'],
    ['rollback abc --variants b --site .', '--variants: a release is of one variant'],
    ['unlock', '--site is missing.'],
    ['deploy account --version 1.0.0 --take-over --site .', '--take-over: of what comes to'],
    ['dev . --port abc', '--port: expected a number, it is ‘abc’.'],
    ['dev . --port 99999', '--port: expected 65535 at the most, it is 99999.'],
  ])('%s', async (line, reason) => {
    const { text, code } = await run(...line.split(' '));
    expect(text).toContain(reason);
    expect(text).toContain(`adviestool ${line.split(' ')[0]}`);
    expect(text).not.toContain('    at ');
    expect(code).toBe(1);
  });

  test('on a site that is none, that is a file, or whose documents are broken', async () => {
    const { root, site } = siteWithNext();
    const file = join(root, 'file');
    writeFileSync(file, '');
    for (const command of ['unlock', 'releases']) {
      const { text, code } = await run(command, '--site', join(root, 'weg'));
      expect(text).toMatch(/^.+ does not exist\. Make it, or mend --site\.\n$/);
      expect(code).toBe(1);
    }
    expect((await run('assemble', 'nope', '--site', join(root, 'weg/site'))).code).toBe(1);
    expect(existsSync(join(root, 'weg'))).toBe(false);
    expect((await run('promote', 'account', '--site', file)).text).toBe(
      `${file} is no folder. Mend --site.\n`,
    );
    writeFileSync(join(site, 'remotes/account/channels.json'), '{"stable":');
    const broken = await run('promote', 'account', '--site', site);
    expect(broken.text).toMatch(/^\S+channels\.json: not JSON: .+\n$/);
    expect(broken.code).toBe(1);
  });

  test('on a folder of which a part cannot be read', async () => {
    const { root, site } = siteWithNext();
    mkdirSync(join(root, 'leeg'));
    expect((await run('releases', '--site', join(root, 'leeg'))).text).toContain(
      'has no release yet',
    );
    writeFileSync(join(site, '.deploy.lock'), 'geen slot');
    const { text } = await run('rollback', 'abc', '--site', site);
    expect(text).toMatch(
      /^\S+\.deploy\.lock is no lock of a deploy\. Look what it is, and remove it\.\n$/,
    );
  });
});
