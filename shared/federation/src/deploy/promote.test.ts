import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { variantSchema } from '@adviestool/contract/variant';
import { afterAll, expect, test } from '@jest/globals';

import { assemble } from './assemble.ts';
import { localParts } from '../assemble/parts.ts';
import { readComposition, readCurrent, readVariants } from '../assemble/siteState.ts';
import { buildVariant, removeRoots, write } from '../builders/buildRoot.ts';
import { CAUSE, deployedSite } from '../builders/deployedSite.ts';
import { promote } from './promote.ts';
import { endShare } from './share.ts';
import { readSwitches } from './switchLog.ts';

afterAll(removeRoots);

const NEXT_TO_STABLE = { from: 'next', to: 'stable', cause: CAUSE } as const;

/** A site that is composed of exact versions. */
const productionSite = () => {
  const place = deployedSite();
  const { root, remote, host, deploy } = place;
  const first = host('2.1.0');
  deploy([remote('account', '1.3.0'), remote('projects', '1.5.0'), first]);
  const version = first.base.split('/')[2];
  write(
    join(root, 'variants/proef.json'),
    buildVariant({
      environment: { label: '', production: true },
      host: { version },
      remotes: { account: { version: '1.3.0' }, projects: { version: '1.5.0' } },
    }),
  );
  assemble({ ...place, variantId: 'proef', cause: CAUSE });
  return { ...place, version };
};

test('parts go from next to stable in one switch, without a build', () => {
  const { site, root, first, remote, host, deploy, current, channelsOf } = deployedSite();
  deploy([remote('account', '1.3.0'), host('2.1.0')], 'next');
  rmSync(join(root, 'elsewhere'), { recursive: true });
  const { record } = promote({ site, names: ['account', 'host'], ...NEXT_TO_STABLE });

  expect(current()).toEqual(record);
  expect(record).toMatchObject({ host: '2.1.0', remotes: { account: '1.3.0' } });
  expect(channelsOf('remotes/account')).toEqual({ next: '1.3.0', stable: '1.3.0' });
  expect(readSwitches(site).switches.at(-1)).toMatchObject({
    kind: 'promote',
    by: 'jansen',
    reason: 'proef',
    channel: 'stable',
    from: first.release,
    to: record?.release,
    parts: { account: '1.3.0' },
  });
});

test('what calculates by another model goes as its refusal says', () => {
  const { site, remote, deploy, current } = deployedSite();
  deploy([
    remote('account', '1.3.0', { rekenmodel: 4 }),
    remote('projects', '1.5.0', { rekenmodel: 4 }),
  ]);
  // Each comes on its own, as a signed file does.
  const parts = ['account', 'projects'].map((id) => remote(id, '2.0.0', { rekenmodel: 5 }));
  for (const part of parts)
    expect(() => deploy([part])).toThrow(/then promote account,projects\.$/);
  for (const part of parts) deploy([part], 'next');
  promote({ site, names: ['account', 'projects'], ...NEXT_TO_STABLE });
  expect(current().remotes).toEqual({ account: '2.0.0', projects: '2.0.0' });
});

test('a production site gets the exact version in its variant, and nothing else of it changes', () => {
  const { site, remote, deploy, current } = productionSite();
  const before = current();
  deploy([remote('account', '1.4.0')], 'next');
  expect(current()).toEqual(before);

  const { record } = promote({ site, names: ['account'], ...NEXT_TO_STABLE });
  expect(record?.remotes).toEqual({ account: '1.4.0', projects: '1.5.0' });
  const { variant } = readComposition(site, record?.release ?? '');
  const { variant: then } = readComposition(site, before.release);
  expect(variant).toEqual({
    ...then,
    remotes: { ...then.remotes, account: { ...then.remotes['account'], version: '1.4.0' } },
  });
});

test('an exact version that a variant names outside production stays', () => {
  const { site, root, remote, deploy, compose } = deployedSite();
  deploy([remote('account', '1.3.0')]);
  write(
    join(root, 'variants/proef.json'),
    buildVariant({ remotes: { account: { version: '1.3.0' }, projects: {} } }),
  );
  expect(compose).toThrow('remotes.account');
  assemble({ root, site, variantId: 'proef', cause: CAUSE });
  deploy([remote('account', '1.4.0')], 'next');
  expect(promote({ site, names: ['account'], ...NEXT_TO_STABLE }).record?.remotes['account']).toBe(
    '1.3.0',
  );
});

test.each([
  ['what is there already', ['account'], 'account 1.3.0 is on the channel stable already'],
  ['what the channel has not', ['projects'], 'projects has nothing on the channel next'],
  ['what nobody knows', ['acount'], 'acount has nothing on the channel next'],
])('%s is refused, and nothing changes', (_what, names, message) => {
  const { site, remote, deploy, contents } = deployedSite();
  const account = remote('account', '1.3.0');
  deploy([account], 'next');
  deploy([account]);
  const before = contents();
  expect(() => promote({ site, names, ...NEXT_TO_STABLE })).toThrow(message);
  expect(contents()).toEqual(before);
});

test('a share tries parts in the variants that have them, and in no other', () => {
  const { root, site, compose, remote, deploy } = deployedSite();
  write(
    join(root, 'variants/tweede.json'),
    buildVariant({ id: 'tweede', remotes: { account: {} } }),
  );
  assemble({ root, site, variantId: 'tweede', parts: localParts(root), compresses: false });
  const { release: first } = compose();
  deploy([remote('projects', '1.5.0')], 'next');

  promote({ site, names: ['projects'], ...NEXT_TO_STABLE, share: 10 });
  const shares = readVariants(site).map(({ record, share }) => [record.variant, share?.percent]);
  expect(Object.fromEntries(shares)).toEqual({ proef: 10, tweede: undefined });
  endShare({ site, cause: CAUSE });
  expect(readCurrent(site, 'proef')?.release).toBe(first);
  expect(() =>
    promote({ site, names: ['projects'], ...NEXT_TO_STABLE, variants: ['tweede'] }),
  ).toThrow('tweede has nothing of projects 1.5.0');
});

test('a channel is not promoted to itself', () => {
  const { site } = deployedSite();
  expect(() => promote({ site, names: ['account'], from: 'next', to: 'next' })).toThrow(
    '--from and --to are both next',
  );
});

test('what does not fit the rest is refused, and nothing changes', () => {
  const { site, remote, deploy, contents } = deployedSite();
  deploy([remote('account', '1.3.0', { requires: { react: '^20.0.0' } })], 'next');
  const before = contents();
  expect(() => promote({ site, names: ['account'], ...NEXT_TO_STABLE })).toThrow('requires.react');
  expect(contents()).toEqual(before);
});

test('what was cleaned up is refused', () => {
  const { site, remote, deploy } = deployedSite();
  deploy([remote('account', '1.3.0')], 'next');
  rmSync(join(site, 'remotes/account/1.3.0'), { recursive: true });
  expect(() => promote({ site, names: ['account'], ...NEXT_TO_STABLE })).toThrow(
    'does not have account 1.3.0',
  );
});

test('the document that people keep gets the version too, and stays as it is written', () => {
  const { root, site, remote, deploy, version } = productionSite();
  const documents = join(root, 'variants');
  const file = join(documents, 'proef.json');
  const before = `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 4).replace('"remotes": {', '"remotes":   {')}\n\n`;
  write(file, before);
  deploy([remote('account', '1.4.0')], 'next');

  const { record, files } = promote({
    site,
    documents,
    names: ['account'],
    ...NEXT_TO_STABLE,
  });
  expect(files).toEqual([file]);
  const after = readFileSync(file, 'utf8');
  expect(after).toBe(before.replace('"1.3.0"', '"1.4.0"'));
  expect(variantSchema.parse(JSON.parse(after)).host.version).toBe(version);
  expect(assemble({ root, site, variantId: 'proef', cause: CAUSE })).toEqual(record);
});

test('a document that cannot be read is told before anything changes', () => {
  const { site, remote, deploy, contents } = productionSite();
  deploy([remote('account', '1.4.0')], 'next');
  const before = contents();
  expect(() =>
    promote({ site, documents: join(site, 'weg'), names: ['account'], ...NEXT_TO_STABLE }),
  ).toThrow('weg/proef.json: it is not there. Mend the path');
  expect(contents()).toEqual(before);
});
