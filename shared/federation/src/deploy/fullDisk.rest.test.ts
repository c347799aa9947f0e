import { execFileSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { readRemote } from '../assemble/parts.ts';
import { readCurrent } from '../assemble/siteState.ts';
import { removeRoots, write } from '../builders/buildRoot.ts';
import { CAUSE, deployedSite } from '../builders/deployedSite.ts';
import { deployInspected, deployParts } from './deployParts.ts';
import { failureText } from './failureText.ts';
import { withSiteLock } from './siteLock.ts';

const KILOBYTE = 1024;

const mount = (...args: readonly string[]): boolean => {
  try {
    execFileSync('mount', args, { stdio: 'ignore' });
    return true;
  } catch {
    // Not everybody may.
    return false;
  }
};

/** A disk of 4 MiB in memory; null where this user may not mount one. */
const mountDisk = (): string | null => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  if (mount('-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder)) return folder;
  rmdirSync(folder);
  return null;
};

const removeDisk = (disk: string): void => {
  execFileSync('umount', [disk]);
  rmdirSync(disk);
};

const probe = mountDisk();
if (probe !== null) removeDisk(probe);
/** Only who may mount can fill a disk of its own. */
const describeOnDisk = probe === null ? describe.skip : describe;

let site: string;
beforeEach(() => {
  site = mountDisk() ?? '';
});
afterEach(() => {
  if (site !== '') removeDisk(site);
});
afterAll(removeRoots);

/** Fills the disk until so many bytes are left. Returns the file that does. */
const fill = (left: number): string => {
  const file = join(site, 'vol');
  const { bavail, bsize } = statfsSync(site);
  const filling = openSync(file, 'a');
  writeSync(filling, Buffer.alloc(bavail * bsize - left));
  closeSync(filling);
  return file;
};

const filesOf = (): string[] => readdirSync(site, { recursive: true, encoding: 'utf8' }).toSorted();

/** What a deploy of a remote of half a megabyte ends in. */
const deploy = async (remote: ReturnType<typeof deployedSite>['remote']): Promise<string> => {
  const { dist } = remote('account', '1.3.0');
  write(join(dist, 'module.1.js'), 'x'.repeat(512 * KILOBYTE));
  const part = readRemote(dist);
  try {
    await withSiteLock({ site, purpose: 'deploy', patience: 0 }, () =>
      deployParts({ site, parts: [part], channel: 'stable', cause: CAUSE }),
    );
    return 'deployed';
  } catch (error) {
    return failureText(error);
  }
};

describeOnDisk('a disk', () => {
  test.each([0, 8 * KILOBYTE, 64 * KILOBYTE])(
    'that is full, but for %d bytes, leaves the site as it was, and the same deploy succeeds later',
    async (left) => {
      const { site: composed, remote } = deployedSite();
      cpSync(composed, site, { recursive: true });
      const before = readCurrent(site);
      const filling = fill(left);
      const files = filesOf();

      expect(await deploy(remote)).toMatch(
        /^(?:\/\S+: t|T)he disk is full\. Make room .+ \(ENOSPC\)\.$/,
      );
      expect(filesOf()).toEqual(files);
      expect(readCurrent(site)).toEqual(before);
      expect(readFileSync(join(site, '.switches.ndjson'), 'utf8').split('\n')).toHaveLength(2);

      rmSync(filling);
      expect(await deploy(remote)).toBe('deployed');
      expect(readCurrent(site)?.remotes['account']).toBe('1.3.0');
    },
  );

  test('that is full when all is placed undoes it: nothing of the switch was begun', async () => {
    const { site: composed, remote } = deployedSite();
    cpSync(composed, site, { recursive: true });
    const files = filesOf();
    const deployed = deployInspected(
      { site, parts: [remote('account', '1.3.0')], channel: 'stable', cause: CAUSE },
      async () => {
        fill(0);
      },
    );
    await expect(deployed).rejects.toThrow('ENOSPC');
    rmSync(join(site, 'vol'));
    expect(filesOf()).toEqual(files);
  });

  test('that can only be read is told, with what to do', async () => {
    const { site: composed, remote } = deployedSite();
    cpSync(composed, site, { recursive: true });
    expect(mount('-o', 'remount,ro', site)).toBe(true);
    expect(await deploy(remote)).toMatch(/: its disk can only be read\. Mount it for writing/);
    expect(existsSync(join(site, '.deploy.lock'))).toBe(false);
  });
});
