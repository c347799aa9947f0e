import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { describe, expect, test } from '@jest/globals';

import { withSiteLock } from './siteLock.ts';
import { readSwitches } from './switchLog.ts';
import { unlock } from './unlock.ts';

const emptySite = (): string => mkdtempSync(join(tmpdir(), 'lock-'));
const lockOf = (site: string): string => join(site, '.deploy.lock');

const holdLock = (site: string, holder: object, silence = 0): void => {
  const running = { purpose: 'deploy account', by: 'jansen', host: hostname(), pid: process.pid };
  const since = '2026-01-01T10:00:00.000Z';
  writeFileSync(lockOf(site), JSON.stringify({ ...running, since, token: 'x', ...holder }));
  const then = Date.now() / 1000 - silence;
  utimesSync(lockOf(site), then, then);
};

test('the lock is there while something is done, and gone afterwards, also after a failure', async () => {
  const site = emptySite();
  const seen = await withSiteLock({ site, purpose: 'rollback' }, () =>
    readFileSync(lockOf(site), 'utf8'),
  );
  expect(seen).toContain('"purpose":"rollback"');
  expect(existsSync(lockOf(site))).toBe(false);

  const failing = withSiteLock({ site, purpose: 'rollback' }, () => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(existsSync(lockOf(site))).toBe(false);
});

test('a second deploy says what it waits for and goes on when the first is ready', async () => {
  const site = emptySite();
  holdLock(site, {});
  const told: string[] = [];
  const done = withSiteLock(
    {
      site,
      purpose: 'deploy projects',
      onWait: (message) => {
        told.push(message);
        spawnSync('rm', [lockOf(site)]);
      },
    },
    () => 'done',
  );
  await expect(done).resolves.toBe('done');
  expect(told).toEqual([
    `Waiting for ‘deploy account’ by jansen (process ${process.pid} on ${hostname()}, since 2026-01-01T10:00:00.000Z).`,
  ]);
});

test('a deploy that takes too long is named, with what to do', async () => {
  const site = emptySite();
  holdLock(site, { host: 'another-machine', pid: 1 }, 25);
  const refused = withSiteLock({ site, purpose: 'deploy projects', patience: 0 }, () => 'done');
  await expect(refused).rejects.toThrow(
    `still locked by ‘deploy account’ by jansen (process 1 on another-machine, since 2026-01-01T10:00:00.000Z). Try again later, or look at it with adviestool unlock --site ${site}.`,
  );
  expect(existsSync(lockOf(site))).toBe(true);
});

test('a lock without a sign of life for half a minute is taken over, and that is said', async () => {
  const site = emptySite();
  // A process that runs: only signs of life count.
  holdLock(site, {}, 31);
  const told: string[] = [];
  const onWait = (message: string): void => {
    told.push(message);
  };
  const done = withSiteLock({ site, purpose: 'rollback', patience: 0, onWait }, () => 'done');
  await expect(done).resolves.toBe('done');
  expect(told).toEqual([expect.stringMatching(/^‘deploy account’ by jansen .+ was broken off/)]);
  expect(existsSync(lockOf(site))).toBe(false);
});

test('of many that find an old lock one at a time is at work', async () => {
  const site = emptySite();
  holdLock(site, {}, 31);
  let working = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    working += 1;
    most = Math.max(most, working);
    await pause(5);
    working -= 1;
  };
  await Promise.all(
    Array.from({ length: 5 }, () => withSiteLock({ site, purpose: 'deploy' }, work)),
  );
  expect(most).toBe(1);
});

test('the holder of a lock gives signs of life, also while it computes', async () => {
  const site = emptySite();
  await withSiteLock({ site, purpose: 'deploy', heartbeat: 20 }, () => {
    utimesSync(lockOf(site), 0, 0);
    const end = Date.now() + 20_000;
    while (statSync(lockOf(site)).mtimeMs === 0 && Date.now() < end) {
      // Nothing else gets a turn on this thread.
    }
    expect(statSync(lockOf(site)).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
    expect(readFileSync(lockOf(site), 'utf8')).toContain('"purpose":"deploy"');
  });
});

test('a command that stood still while another took its lock leaves that one alone', async () => {
  const site = emptySite();
  await withSiteLock({ site, purpose: 'deploy' }, () => {
    holdLock(site, {});
  });
  expect(readFileSync(lockOf(site), 'utf8')).toContain('deploy account');
});

const unlocked = (site: string, isForced: boolean): Promise<string | null> =>
  unlock({ site, isForced, cause: { by: 'de Vries', reason: 'hangt', commit: null } });

describe('unlock', () => {
  test('refuses a lock whose holder lives, and says who that is', async () => {
    const site = emptySite();
    holdLock(site, {}, 4);
    await expect(unlocked(site, false)).rejects.toThrow(
      /is locked by ‘deploy account’ by jansen \(process \d+ on .+, since 2026-01-01T10:00:00\.000Z\), which gave a sign of life [45] s ago\. .* give --force\.$/,
    );
    expect(existsSync(lockOf(site))).toBe(true);
  });

  test.each([
    ['by force', 4, true],
    ['when its holder gives no sign of life', 31, false],
  ])('takes a lock away %s, and the log tells it', async (_how, silence, isForced) => {
    const site = emptySite();
    holdLock(site, {}, silence);
    await expect(unlocked(site, isForced)).resolves.toContain('‘deploy account’ by jansen');
    expect(existsSync(lockOf(site))).toBe(false);
    expect(readSwitches(site).switches).toMatchObject([
      { kind: 'unlock', by: 'de Vries', reason: 'hangt', note: expect.stringContaining('jansen') },
    ]);
  });

  test('of what is not locked says so', async () => {
    const site = emptySite();
    await expect(unlocked(site, false)).resolves.toBeNull();
    expect(readSwitches(site).switches).toEqual([]);
  });
});

test('a folder that does not exist is refused: it may be a mistyped one', async () => {
  const site = join(emptySite(), 'adviestol');
  const refused = withSiteLock({ site, purpose: 'rollback' }, () => 'done');
  await expect(refused).rejects.toThrow(`${site} does not exist.`);
  expect(existsSync(site)).toBe(false);
});

test('a file is refused as a site', async () => {
  const site = join(emptySite(), 'file');
  writeFileSync(site, '');
  await expect(withSiteLock({ site, purpose: 'rollback' }, () => 'done')).rejects.toThrow(
    `${site} is no folder. Mend --site.`,
  );
});
