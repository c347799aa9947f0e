import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, expect, test } from '@jest/globals';

import { removeRoots } from '../builders/buildRoot.ts';
import { CAUSE, deployedSite } from '../builders/deployedSite.ts';
import { recoverSite } from './changeSite.ts';
import { deployInspected, deployParts } from './deployParts.ts';
import { withSiteLock } from './siteLock.ts';
import { readSwitches } from './switchLog.ts';

afterAll(removeRoots);

/** A site, and a deploy to it during which something happens after all is placed and before it is switched. */
const deployDuring = () => {
  const place = deployedSite();
  const { site, remote } = place;
  const part = remote('account', '1.3.0');
  const deploy = (happens: () => void): Promise<void> =>
    deployInspected({ site, parts: [part], channel: 'stable', cause: CAUSE }, async () =>
      happens(),
    );
  return { ...place, deploy };
};

test('a command that stood still while another one put its work right switches nothing', async () => {
  const { site, first, deploy, current, contents } = deployDuring();
  const late = deploy(() => {
    expect(recoverSite(site)).toMatch(/had not been switched to, and is undone\.$/);
  });
  await expect(late).rejects.toThrow(
    `Another command took ${site} over, because this one stood still. Nothing was switched: try again.`,
  );
  expect(current()).toEqual(first);
  expect(Object.keys(contents()).filter((file) => file.includes('1.3.0'))).toEqual([]);
  expect(readSwitches(site).switches).toHaveLength(1);
});

test('a command that fails after another one took over takes nothing of its work away', async () => {
  const { site, remote, deploy, current } = deployDuring();
  const late = deploy(() => {
    recoverSite(site);
    const parts = [remote('account', '1.3.0')];
    deployParts({ site, parts, channel: 'stable', cause: CAUSE });
    throw new Error('a page does not open');
  });
  await expect(late).rejects.toThrow('a page does not open');
  expect(current().remotes['account']).toBe('1.3.0');
  expect(existsSync(join(site, 'remotes/account/1.3.0/module.1.js'))).toBe(true);
  expect(existsSync(join(site, `releases/${current().release}`))).toBe(true);
});

test('a switch that fails halfway says so, and the next command completes it', async () => {
  const { site, first, deploy, current, channelsOf } = deployDuring();
  const inTheWay = join(site, 'remotes/account/channels.json');
  const half = deploy(() => {
    mkdirSync(inTheWay);
  });
  await expect(half).rejects.toThrow(
    `The switch had begun: mend this, and the next command on ${site} completes it.`,
  );
  expect(current()).toEqual(first);

  rmSync(inTheWay, { recursive: true });
  await withSiteLock({ site, purpose: 'look' }, () => null);
  expect(current().remotes['account']).toBe('1.3.0');
  expect(channelsOf('remotes/account')).toEqual({ stable: '1.3.0' });
  expect(readSwitches(site).switches).toHaveLength(2);
});

test('what does not pass the look before the switch leaves the site as it was', async () => {
  const { deploy, contents } = deployDuring();
  const before = contents();
  const refused = deploy(() => {
    throw new Error('a page does not open');
  });
  await expect(refused).rejects.toThrow('a page does not open');
  expect(contents()).toEqual(before);
});
