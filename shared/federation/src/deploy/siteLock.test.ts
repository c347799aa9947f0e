import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { withSiteLock } from './siteLock.ts';

const emptySite = (): string => mkdtempSync(join(tmpdir(), 'lock-'));
const lockOf = (site: string): string => join(site, '.deploy.lock');

const holdLock = (site: string, holder: object): void => {
  const running = { purpose: 'deploy account', host: hostname(), pid: process.pid };
  const since = '2026-01-01T10:00:00.000Z';
  writeFileSync(lockOf(site), JSON.stringify({ ...running, since, token: 'x', ...holder }));
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
    `Waiting for ‘deploy account’ (process ${process.pid} on ${hostname()}, since 2026-01-01T10:00:00.000Z).`,
  ]);
});

test('a deploy that takes too long is named, with the file that locks', async () => {
  const site = emptySite();
  holdLock(site, { host: 'another-machine', pid: 1 });
  const refused = withSiteLock({ site, purpose: 'deploy projects', patience: 0 }, () => 'done');
  await expect(refused).rejects.toThrow(
    `still locked by ‘deploy account’ (process 1 on another-machine, since 2026-01-01T10:00:00.000Z). Try again later; when that process no longer runs, remove ${lockOf(site)}.`,
  );
});

test('the lock of a process that died is reported at once, and left alone', async () => {
  const site = emptySite();
  const { pid } = spawnSync('true');
  holdLock(site, { pid });
  const refused = withSiteLock({ site, purpose: 'deploy projects' }, () => 'done');
  await expect(refused).rejects.toThrow('that process is gone');
  expect(existsSync(lockOf(site))).toBe(true);
});

test('a folder that does not exist is refused: it may be a mistyped one', async () => {
  const site = join(emptySite(), 'adviestol');
  const refused = withSiteLock({ site, purpose: 'rollback' }, () => 'done');
  await expect(refused).rejects.toThrow(`${site} does not exist.`);
  expect(existsSync(site)).toBe(false);
});
