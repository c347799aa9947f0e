import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { nieuweCatalogusSchema } from '@adviestool/contract/nieuweCatalogus';
import { afterAll, expect, test } from '@jest/globals';

import { assemble } from '../deploy/assemble.ts';
import { localParts, readRemote } from '../assemble/parts.ts';
import { readDocument } from '../assemble/readDocument.ts';
import { buildRoot, buildVariant, removeRoots, write, writeRemote } from '../builders/buildRoot.ts';
import { deployParts } from '../deploy/deployParts.ts';
import { releasesReport } from './releasesReport.ts';

afterAll(removeRoots);

const cause = { by: 'jansen', reason: null, commit: null };

const composedSite = () => {
  const place = buildRoot({
    remotes: { account: {}, projects: {} },
    variant: { remotes: { account: {}, projects: {} } },
  });
  const compose = (variantId: string) =>
    assemble({
      ...place,
      variantId,
      parts: localParts(place.root),
      compresses: false,
      cause,
    });
  compose('proef');
  const deploy = (
    version: string,
    channel: 'stable' | 'next',
    reason: string,
    variants?: string[],
  ) => {
    const dist = join(place.root, 'elsewhere', version);
    writeRemote(dist, 'account', { version });
    const commit = '0123456789abcdef0123456789abcdef01234567-dirty';
    return deployParts({
      site: place.site,
      channel,
      variants,
      parts: [readRemote(dist)],
      cause: { by: 'de Vries', reason, commit },
    });
  };
  return { ...place, deploy, compose };
};

/** The report without what differs from run to run. */
const report = (options: Parameters<typeof releasesReport>[0]): string =>
  releasesReport(options)
    .join('\n')
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\dZ/g, '2026-01-01 10:00Z');

test('the report names a variant that calculates with another catalogue than its group', () => {
  const { root, site, compose } = composedSite();
  const catalogus = readDocument(join(root, 'variants/catalogus.json'), nieuweCatalogusSchema);
  write(join(root, 'variants/anders.json'), { ...catalogus, versie: '2026-2' });
  const tweede = { id: 'tweede', remotes: { account: {} }, catalogue: 'anders.json' };
  write(join(root, 'variants/tweede.json'), buildVariant(tweede));
  compose('tweede');
  expect(report({ site, log: 0 }).replaceAll('\n', ' ')).toContain(
    'Group 12 has two catalogues: the pages of tweede calculate with voorbeeld 2026-2, ',
  );
});

test('the report tells what runs since when and by whom, what waits, and the last switches', () => {
  const { site, deploy } = composedSite();
  const first = report({ site, log: 10 });
  expect(first).toMatch(
    /^Variant proef runs release [0-9a-f]{12}, since 2026-01-01 10:00Z by jansen\./,
  );
  expect(first).toMatch(/^part {6}runs {12}stable {2}next$/m);
  expect(first).toMatch(/^account {3}1\.2\.0-[0-9a-f]{8} {2}- {7}-$/m);

  deploy('1.3.0', 'stable', 'een kier');
  const to = deploy('1.4.0', 'next', 'nog een')?.release ?? '';
  const text = report({ site, log: 2 });
  expect(text).toMatch(/^account {3}1\.3\.0 {11}1\.3\.0 {3}1\.4\.0$/m);
  expect(text).toContain(`→ ${to}  2026-01-01 10:00Z  account 1.3.0`);
  expect(text.split('Last switches')[1]).toMatch(
    new RegExp(
      [
        '2026-01-01 10:00Z  deploy     de Vries: account 1.4.0 on next',
        '                              commit 0123456789ab-dirty · “nog een”',
        '2026-01-01 10:00Z  deploy     de Vries: account 1.3.0 on stable',
        `                              [0-9a-f]{12} → ${to} · commit 0123456789ab-dirty · “een kier”$`,
      ].join('\n'),
    ),
  );
});

test('a release that is of another catalogue says of which', () => {
  const { site, compose, root } = composedSite();
  const file = join(root, 'variants/catalogus.json');
  write(file, readFileSync(file, 'utf8').replace('2026-1', '2026-2'));
  const { release } = compose('proef');
  expect(report({ site, log: 0 })).toContain(
    `→ ${release}  2026-01-01 10:00Z  catalogus voorbeeld 2026-2`,
  );
});

test('a site of several variants tells which runs what', () => {
  const { root, site, deploy, compose } = composedSite();
  write(join(root, 'variants/tweede.json'), buildVariant({ id: 'tweede' }));
  compose('tweede');
  deploy('1.3.0', 'stable', 'voor een', ['tweede']);
  const text = report({ site, log: 1 });
  expect(text).toMatch(
    /^Variant proef runs .+ by jansen\.\nVariant tweede runs .+ by de Vries\.$/m,
  );
  expect(text).toMatch(/^host .+ all$/m);
  expect(text).toMatch(
    /^account {3}1\.2\.0-[0-9a-f]{8} .+ {2}proef\naccount {3}1\.3\.0 .+ {2}tweede$/m,
  );
  expect(text).toMatch(/^→ [0-9a-f]{12} {2}2026-01-01 10:00Z {2}tweede: account 1\.3\.0$/m);
  expect(text).toContain('de Vries: account 1.3.0 in tweede');
});

test('no line is longer than 100 characters, whatever people say', () => {
  const { site, deploy } = composedSite();
  deploy('1.3.0', 'stable', 'een lange reden '.repeat(20));
  expect(Math.max(...releasesReport({ site, log: 10 }).map((line) => line.length))).toBeLessThan(
    101,
  );
});

test('a line of the log that was broken off is told', () => {
  const { site } = composedSite();
  appendFileSync(join(site, '.switches.ndjson'), '{"id":');
  expect(report({ site, log: 10 })).toContain('The log cannot be read at line 2');
});

const failuresOfAccount = (part: string): number => (part === 'account' ? 12 : 0);

const failuresOfTried = (name: string, version: string): number | null =>
  name === 'account' && version === '1.4.0' ? 12 : null;

test('counted failures stand beside what runs', () => {
  const { site } = composedSite();
  expect(report({ site, log: 0, failuresOf: failuresOfAccount })).toMatch(
    /^account {3}1\.2\.0-[0-9a-f]{8} {2}12 /m,
  );
});

test('a site without a release says how it gets one', () => {
  const { site } = buildRoot();
  expect(releasesReport({ site, log: 10 })).toEqual([
    `${site} has no release yet: adviestool assemble VARIANT --site DIR.`,
  ]);
});

test('what a share of the browsers gets is told, and failures where they are asked for', () => {
  const { site, root, deploy, compose } = composedSite();
  const remotes = { account: {}, projects: {} };
  write(join(root, 'variants/tweede.json'), buildVariant({ id: 'tweede', remotes }));
  compose('tweede');
  deploy('1.3.0', 'stable', 'een kier');
  writeRemote(join(root, 'elsewhere/1.4.0'), 'account', { version: '1.4.0' });
  const parts = [readRemote(join(root, 'elsewhere/1.4.0'))];
  deployParts({ site, channel: 'stable', parts, variants: ['tweede'], share: 10, cause });

  const text = report({ site, log: 1, failuresOf: failuresOfTried });
  expect(text).toMatch(/^ {2}10 % of its browsers get release [0-9a-f]{12} first\.$/m);
  expect(text).toMatch(/^account {3}1\.3\.0 +not known {2}1\.3\.0 {3}- +all$/m);
  expect(text).toMatch(/^% [0-9a-f]{12} {2}.* tweede: account 1\.4\.0 \(failures: 12\)$/m);
  expect(text).toMatch(/account 1\.4\.0 in tweede\n.*10 % of the browsers$/m);
});
