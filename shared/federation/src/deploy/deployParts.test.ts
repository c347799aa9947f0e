import { afterAll, describe, expect, test } from '@jest/globals';

import { removeRoots } from '../builders/buildRoot.ts';
import { deployedSite } from '../builders/deployedSite.ts';
import { readSwitches } from './switchLog.ts';

afterAll(removeRoots);

describe('several parts', () => {
  test('are in one release, with one line in the log', () => {
    const { site, first, remote, host, deploy, current, channelsOf } = deployedSite();
    const parts = [remote('account', '1.3.0'), remote('projects', '1.5.0'), host('2.1.0')];
    const record = deploy(parts);

    expect(current()).toEqual(record);
    expect(record).toMatchObject({
      host: '2.1.0',
      remotes: { account: '1.3.0', projects: '1.5.0' },
    });
    expect(channelsOf('remotes/projects')).toEqual({ stable: '1.5.0' });
    expect(channelsOf('host')).toEqual({ stable: record?.hostBase.split('/')[2] });
    expect(readSwitches(site).switches.slice(1)).toMatchObject([
      {
        kind: 'deploy',
        by: 'jansen',
        reason: 'proef',
        variant: 'proef',
        channel: 'stable',
        from: first.release,
        to: record?.release,
        parts: { account: '1.3.0', projects: '1.5.0', host: record?.hostBase.split('/')[2] },
      },
    ]);
  });

  test('that fit only together go together', () => {
    const { remote, host, deploy, current } = deployedSite();
    const provides = { react: '20.0.0' };
    const requires = { react: '^20.0.0' };
    const newer = host('3.0.0', { provides });
    const account = remote('account', '2.0.0', { requires });
    const projects = remote('projects', '2.0.0', { requires });

    expect(() => deploy([newer])).toThrow('requires.react: expected ^19.1.0');
    expect(() => deploy([account, projects])).toThrow('requires.react: expected ^20.0.0');
    expect(deploy([newer, account, projects])).toEqual(current());
    expect(current().host).toBe('3.0.0');
  });

  test('of which one is refused change nothing', () => {
    const { remote, host, deploy, contents } = deployedSite();
    const before = contents();
    const wrong = remote('projects', '1.5.0', { requires: { react: '^20.0.0' } });
    expect(() => deploy([remote('account', '1.3.0'), host('2.1.0'), wrong])).toThrow(
      'requires.react',
    );
    expect(contents()).toEqual(before);
  });

  test('of which one was there already move the other', () => {
    const { remote, deploy } = deployedSite();
    const account = remote('account', '1.3.0');
    deploy([account]);
    expect(deploy([account, remote('projects', '1.5.0')])?.remotes).toEqual({
      account: '1.3.0',
      projects: '1.5.0',
    });
    expect(() => deploy([account, remote('projects', '1.5.0')])).toThrow(
      'account 1.3.0, projects 1.5.0 are already deployed on the channel stable. Nothing was changed.',
    );
  });

  test('are named once each', () => {
    const { remote, deploy } = deployedSite();
    const parts = [remote('account', '1.3.0'), remote('account', '1.4.0')];
    expect(() => deploy(parts)).toThrow('account is named twice.');
  });
});

describe('a host on the channel next', () => {
  test('waits there', () => {
    const { site, first, host, deploy, current, channelsOf } = deployedSite();
    const newer = host('2.1.0');
    deploy([newer], 'next');
    expect(current()).toEqual(first);
    expect(channelsOf('host')).toEqual({ next: newer.base.split('/')[2] });
    expect(readSwitches(site).switches.at(-1)).toMatchObject({
      channel: 'next',
      from: first.release,
      to: first.release,
    });
  });

  test('is what a variant gets that asks for it', () => {
    const { host, deploy } = deployedSite({ host: { channel: 'next' } });
    expect(deploy([host('2.1.0')], 'next')?.host).toBe('2.1.0');
    expect(deploy([host('2.2.0')], 'stable')?.host).toBe('2.1.0');
  });
});
