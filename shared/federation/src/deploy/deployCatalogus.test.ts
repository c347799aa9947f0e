import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { catalogusSchema, type Catalogus } from '@adviestool/contract/catalogus';
import { releaseSchema } from '@adviestool/contract/release';
import { afterAll, expect, test } from '@jest/globals';

import { assemble } from './assemble.ts';
import { localParts } from '../assemble/parts.ts';
import { readCurrent } from '../assemble/siteState.ts';
import { buildRoot, buildVariant, removeRoots, write } from '../builders/buildRoot.ts';
import { deployCatalogus } from './deployCatalogus.ts';
import { rollback } from './rollback.ts';
import { readSwitches } from './switchLog.ts';

afterAll(removeRoots);

const composedSite = () => {
  const place = buildRoot();
  const file = join(place.root, 'variants/catalogus.json');
  const shipped = catalogusSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const compose = () =>
    assemble({ ...place, variantId: 'proef', parts: localParts(place.root), compresses: false });
  const first = compose();
  return { ...place, shipped, first, compose };
};

/** The catalogue that visitors get, as the document of the site names it. */
const inUse = (site: string) => {
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  const [, text = ''] = /id="adviestool-release">(.*?)<\/script>/.exec(html) ?? [];
  return releaseSchema.parse(JSON.parse(text)).catalogus;
};

const read = (site: string, file: string): Catalogus =>
  catalogusSchema.parse(JSON.parse(readFileSync(join(site, file), 'utf8')));

test('the document of a site names its catalogue and does not carry it', () => {
  const { site, shipped } = composedSite();
  const { id, versie, file } = inUse(site);
  expect({ id, versie }).toEqual({ id: shipped.id, versie: shipped.versie });
  expect(read(site, file)).toEqual(shipped);
  expect(readFileSync(join(site, 'index.html'), 'utf8')).not.toContain('GA-90');
});

test('a catalogue is deployed alone, the earlier one stays, and a rollback brings it back', () => {
  const { site, shipped, first } = composedSite();
  const before = inUse(site);
  const catalogus = { ...shipped, versie: '2026-2', _let_op: 'Nieuw' };
  const [record] = deployCatalogus({ site, catalogus, file: 'nieuw.json' });
  expect(record?.remotes).toEqual(first.remotes);
  expect(inUse(site).versie).toBe('2026-2');
  expect(read(site, inUse(site).file)).toEqual(catalogus);
  expect(read(site, before.file)).toEqual(shipped);
  const said: string[] = [];
  rollback(site, first.release, { warn: (line) => said.push(line) });
  expect(inUse(site)).toEqual(before);
  expect(said).toEqual([
    `Release ${first.release}: the site runs catalogue voorbeeld 2026-2, and gets voorbeeld 2026-1: every project that follows the one in use is calculated by that.`,
  ]);
  expect(readSwitches(site).switches.at(-1)?.note).toBe('catalogus voorbeeld 2026-1');
  const [again] = deployCatalogus({ site, catalogus, file: 'nieuw.json' });
  expect(again?.release).toBe(record?.release);
});

test('another content under a known version is refused before anything is written', () => {
  const { site, root, shipped, first, compose } = composedSite();
  const catalogus = { ...shipped, _let_op: 'Anders' };
  const message = 'the catalogue voorbeeld 2026-1 is already on this site with another content';
  expect(() => deployCatalogus({ site, catalogus, file: 'nieuw.json' })).toThrow(message);
  write(join(root, 'variants/catalogus.json'), catalogus);
  expect(compose).toThrow(`proef.json: ${message}`);
  expect(readCurrent(site)).toEqual(first);
});

test('what has no name, or is in use already, is not deployed; nor to a site without a release', () => {
  const { site, root, shipped } = composedSite();
  const { id: _id, versie: _versie, ...unnamed } = shipped;
  const deploy =
    (catalogus: Catalogus, to = site) =>
    () =>
      deployCatalogus({ site: to, catalogus, file: 'nieuw.json' });
  expect(deploy(unnamed)).toThrow('id and versie are missing');
  expect(deploy(shipped)).toThrow('is in use on this site already');
  expect(deploy(shipped, join(root, 'leeg'))).toThrow('has no release yet');
  expect(existsSync(join(root, 'leeg'))).toBe(false);
});

test('a catalogue without a name is known by its content', () => {
  const { site, root, shipped, compose } = composedSite();
  const { id: _id, versie: _versie, ...unnamed } = shipped;
  write(join(root, 'variants/catalogus.json'), unnamed);
  compose();
  expect(inUse(site)).toMatchObject({ id: 'onbenoemd', versie: expect.stringMatching(/^\S{22}$/) });
  write(join(root, 'variants/catalogus.json'), { ...unnamed, _let_op: 'Anders' });
  compose();
  expect(read(site, inUse(site).file)).toMatchObject({ _let_op: 'Anders' });
});

test('of several variants, those that have the catalogue get its new version', () => {
  const { site, root, shipped, first, compose } = composedSite();
  write(
    join(root, 'variants/ander.json'),
    buildVariant({ id: 'ander', catalogue: 'ander/c.json' }),
  );
  write(join(root, 'variants/ander/c.json'), { ...shipped, id: 'ander' });
  const ander = assemble({ root, site, variantId: 'ander', parts: localParts(root) });
  const deploy = (catalogus: Catalogus) => deployCatalogus({ site, catalogus, file: 'nieuw.json' });

  expect(deploy({ ...shipped, versie: '2026-2' }).map(({ variant }) => variant)).toEqual(['proef']);
  expect(readCurrent(site, 'ander')).toEqual(ander);
  expect(() => deploy({ ...shipped, id: 'derde' })).toThrow(
    'No variant of the site has a catalogue derde: proef has voorbeeld, ander has ander.',
  );
  expect(compose()).toEqual(first);
});

test('two variants of one group with two catalogues are told of until they have the same', () => {
  const { root, site, shipped } = composedSite();
  write(join(root, 'variants/ander.json'), buildVariant({ id: 'ander', catalogue: 'c.json' }));
  write(
    join(root, 'variants/elders.json'),
    buildVariant({ id: 'elders', groupId: 13, catalogue: 'c.json' }),
  );
  write(join(root, 'variants/c.json'), { ...shipped, versie: '2026-2' });
  const said: string[] = [];
  const warn = (line: string) => void said.push(line);
  for (const variantId of ['ander', 'elders']) {
    assemble({ root, site, variantId, parts: localParts(root), warn });
  }
  const line =
    'Group 12 has two catalogues: the pages of ander calculate with voorbeeld 2026-2, its lists and reports with voorbeeld 2026-1 of proef. Give both the same one.';
  expect(said).toEqual([line, line]);

  said.length = 0;
  deployCatalogus({ site, catalogus: { ...shipped, versie: '2026-2' }, file: 'c.json', warn });
  expect(said).toEqual([]);
});

test('a catalogue that comes with a variant is warned of as one that is deployed is', () => {
  const { root, site, shipped } = composedSite();
  const [eerste, ...rest] = shipped.hoekankers;
  const hoekankers = [{ ...eerste, FwRk: 1800 }, ...rest];
  write(join(root, 'variants/catalogus.json'), { ...shipped, versie: '2026-2', hoekankers });
  const said: string[] = [];
  assemble({
    root,
    site,
    variantId: 'proef',
    parts: localParts(root),
    compresses: false,
    warn: (line) => said.push(line),
  });
  expect(said).toEqual([
    'catalogus.json: hoekankers.0.FwRk: 1800 kN is ongewoon groot. N in plaats van kN?',
    'catalogus.json: hoekankers.0.FwRk: 1800 was 1,8 in de vorige versie. Klopt de eenheid?',
    'catalogus.json: the site runs catalogue voorbeeld 2026-1, and gets voorbeeld 2026-2: every project that follows the one in use is calculated by that.',
  ]);
});

test('a slip is told beside the version of each variant that gets the catalogue, and once of those that have one', () => {
  const { site, root, shipped } = composedSite();
  const withFwRk = (versie: string, FwRk: number): Catalogus => ({
    ...shipped,
    versie,
    hoekankers: shipped.hoekankers.map((hoekanker, index) =>
      index === 0 ? { ...hoekanker, FwRk } : hoekanker,
    ),
  });
  for (const variantId of ['ander', 'derde']) {
    const catalogue = `${variantId}/c.json`;
    write(join(root, `variants/${variantId}.json`), buildVariant({ id: variantId, catalogue }));
    write(join(root, 'variants', catalogue), withFwRk('2026-2', 18));
    assemble({ root, site, variantId, parts: localParts(root), compresses: false });
  }
  const said: string[] = [];
  deployCatalogus({
    site,
    catalogus: withFwRk('2026-3', 2),
    file: 'nieuw.json',
    warn: (line) => said.push(line),
  });
  expect(said).toEqual([
    'nieuw.json: hoekankers.0.FwRk: 2 was 18 in de vorige versie. Klopt de eenheid?',
  ]);
});
