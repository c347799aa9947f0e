import { join } from 'node:path';

import { afterAll, expect, test } from '@jest/globals';

import { buildVariant, removeRoots, write } from '../builders/buildRoot.ts';
import { deployedSite } from '../builders/deployedSite.ts';
import { readComposition, readCurrent, readReleases } from '../assemble/siteState.ts';
import { assemble } from './assemble.ts';
import { deployParts } from './deployParts.ts';
import { partOnSite } from './partOnSite.ts';
import { rollback } from './rollback.ts';
import { heldVersions } from './settledVersions.ts';

afterAll(removeRoots);

test('a variant that asks for another channel is told what it is held at, and how it ends', () => {
  const { root, site, remote, deploy } = deployedSite();
  const lines: string[] = [];
  const warn = (line: string): void => void lines.push(line);
  const compose = (account: object): void => {
    const remotes = { account, projects: {} };
    write(join(root, 'variants/tweede.json'), buildVariant({ id: 'tweede', remotes }));
    assemble({ root, site, variantId: 'tweede', compresses: false, warn });
  };
  const accountOf = () => readCurrent(site, 'tweede')?.remotes['account'];

  compose({});
  deploy([remote('account', '1.3.0')]);
  deploy([remote('account', '1.4.0')]);
  const former = readReleases(site).find(
    ({ variant, remotes }) => variant === 'tweede' && remotes['account'] === '1.3.0',
  );
  rollback(site, former?.release ?? '');
  deploy([remote('account', '2.0.0')], 'next');
  compose({ channel: 'next' });
  expect(accountOf()).toBe('1.3.0');
  expect(lines).toEqual([
    'tweede: account is held at 1.3.0 since a rollback or a deploy to some, though the channel next has 2.0.0. To that one: adviestool deploy account --version 2.0.0 --variants tweede.',
  ]);

  const parts = [partOnSite(site, 'account', '2.0.0')];
  deployParts({ site, channel: 'next', parts, variants: ['tweede'] });
  expect(accountOf()).toBe('2.0.0');
  const { variant } = readComposition(site, readCurrent(site, 'tweede')?.release ?? '');
  expect(heldVersions(site, variant)).toEqual([]);
});
