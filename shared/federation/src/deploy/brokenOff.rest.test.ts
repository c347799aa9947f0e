import { spawnSync } from 'node:child_process';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, describe, expect, jest, test } from '@jest/globals';

import { removeRoots } from '../builders/buildRoot.ts';
import { CAUSE, deployedSite } from '../builders/deployedSite.ts';
import { deployParts } from './deployParts.ts';
import { withSiteLock } from './siteLock.ts';
import { readSwitches } from './switchLog.ts';

// A process starts in each of these tests, on a busy machine slowly.
jest.setTimeout(120_000);

afterAll(removeRoots);

/** A module as JavaScript names it in an import. */
const source = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href);

/**
 * Deploys in a process of its own, as the command does, which kills itself just before it puts a file or
 * folder in place whose path ends so, the first time or a later one.
 */
const deployAndDie = (
  site: string,
  dists: readonly string[],
  { path, time }: { path: string; time: number },
): NodeJS.Signals | null => {
  const code = `
    let left = ${time};
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    for (const name of ['renameSync', 'appendFileSync']) {
      const act = fs[name];
      fs[name] = (...given) => {
        const target = name === 'renameSync' ? given[1] : given[0];
        if (target.endsWith(${JSON.stringify(path)}) && --left === 0) process.kill(process.pid, 'SIGKILL');
        return act(...given);
      };
    }
    syncBuiltinESMExports();
    const { readRemote } = await import(${source('../assemble/parts.ts')});
    const { withSiteLock } = await import(${source('./siteLock.ts')});
    const { deployParts } = await import(${source('./deployParts.ts')});
    const site = ${JSON.stringify(site)};
    const parts = ${JSON.stringify(dists)}.map((dist) => readRemote(dist));
    const cause = { by: 'de Vries', reason: 'afgebroken', commit: null };
    await withSiteLock({ site, purpose: 'deploy', by: cause.by }, () =>
      deployParts({ site, parts, channel: 'stable', cause }));`;
  const { signal } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', code],
    { stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return signal;
};

/** As when its last sign of life was a minute ago. */
const letTimePass = (site: string): void => {
  const then = Date.now() / 1000 - 60;
  utimesSync(join(site, '.deploy.lock'), then, then);
};

/** What is never served, but for the sums of the files of a part. */
const hidden = (site: string): string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|\/)\.(?![^/]*\.sha256$)[^/]*$/.test(name))
    .toSorted();

/** A deploy of two remotes that dies at a path, and the next command on that site. */
const broken = async (path: string, time = 1) => {
  const place = deployedSite();
  const { site, remote, first } = place;
  const account = remote('account', '1.3.0');
  const signal = deployAndDie(site, [account.dist, remote('projects', '1.5.0').dist], {
    path,
    time,
  });
  expect(signal).toBe('SIGKILL');
  letTimePass(site);
  const told: string[] = [];
  const onWait = (message: string): void => {
    told.push(message);
  };
  await withSiteLock({ site, purpose: 'look', onWait }, () => null);
  expect(told[0]).toMatch(/^‘deploy’ by de Vries \(.+\) was broken off: its lock is taken over\.$/);
  expect(hidden(site)).toEqual(['.policy.conf', '.switches.ndjson']);
  return { ...place, first, account, told: told[1] };
};

describe('a deploy that was killed', () => {
  test.each([
    ['after its first part', 'remotes/projects/1.5.0', 1],
    ['before it switched', '.deploy.journal.json', 2],
  ])(
    '%s is undone by the next command, so that its versions can be built anew',
    async (_when, path, time) => {
      const { site, first, current, contents, told, channelsOf, remote } = await broken(path, time);
      expect(told).toMatch(/had not been switched to, and is undone\.$/);
      expect(current()).toEqual(first);
      expect(channelsOf('remotes/account')).toEqual({});
      expect(Object.keys(contents()).filter((file) => file.includes('1.3.0'))).toEqual([]);
      expect(readSwitches(site).switches).toHaveLength(1);
      const other = remote('account', '1.3.0', { menus: [] });
      expect(deployParts({ site, parts: [other], channel: 'stable', cause: CAUSE })).toEqual(
        current(),
      );
    },
  );

  test.each([
    ['before the log', '.switches.ndjson'],
    ['between two channels', 'remotes/projects/channels.json'],
    ['between its pointers', 'release.json'],
  ])('%s is completed by the next command', async (_when, path) => {
    const { site, first, current, told, channelsOf } = await broken(path);
    expect(told).toMatch(
      /^What was broken off here \(deploy by de Vries, .+\) was being switched to, and is completed\.$/,
    );
    expect(current().remotes).toEqual({ account: '1.3.0', projects: '1.5.0' });
    expect([channelsOf('remotes/account'), channelsOf('remotes/projects')]).toEqual([
      { stable: '1.3.0' },
      { stable: '1.5.0' },
    ]);
    expect(readSwitches(site).switches.slice(1)).toMatchObject([
      { by: 'de Vries', from: first.release, to: current().release },
    ]);
  });
});
