import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { buildAdvies, buildAdviezen } from '@adviestool/ifc/builders/buildAdviezen';
import { describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';

import { BCF_VERSIES, type BcfVersie } from './bcfVersie.ts';
import { bcfObjections, objectionsTo } from '../../builders/bcfObjections.ts';
import { buildRaam } from '../../builders/buildRaam.ts';
import { countOnderwerpen } from './countOnderwerpen.ts';
import { onderwerpenVan } from './onderwerp.ts';
import { writeBcf } from './writeBcf.ts';

const RAAM = '1aaaaaaaaaaaaaaaaaaaa1';
const MOMENT = '2026-11-23T10:00:00.000Z';
/** The smallest picture there is: one white pixel. */
const PNG = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP6DwABBQECz6AuzQAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const adviezen = buildAdviezen(
  buildAdvies({ id: 'goed' }),
  buildAdvies({
    id: 'slecht',
    merk: '<K01> & "co"',
    toestand: 'gewijzigd',
    voldoet: false,
    meldingen: ['Op de onderzijde zijn 9 hoekankers nodig; er passen er 7.', 'Stelruimte < 5 mm.'],
  }),
  buildAdvies({
    id: 'leeg',
    merk: null,
    type: null,
    breedte: null,
    hoogte: null,
    toestand: 'concept',
    voldoet: null,
    zijden: [],
    kenmerk: null,
    elementen: [{ globalId: 'geen GlobalId', verdieping: null, orientatie: null }],
  }),
  buildAdvies({ id: 'gewijzigd', merk: 'C', toestand: 'gewijzigd' }),
  buildAdvies({ id: 'zonder wind', merk: 'D', meldingen: ['Er is geen wind gerekend.'] }),
  buildAdvies({ id: 'zonder model', elementen: [], voldoet: false }),
);

/** Faces south: its width runs east. */
const raam = buildRaam({ globalId: RAAM, plaats: { x: 5000, y: 1000, z: 3900, hoek: 0 } });

const onderwerpen = onderwerpenVan(adviezen, { elementen: [raam], grond: 0 });

const write = (
  versie: BcfVersie,
  moment = MOMENT,
  aangemaakt: ReadonlyMap<string, string> = new Map(),
): Uint8Array =>
  writeBcf({
    aangemaakt,
    versie,
    project: adviezen.project,
    bestanden: [{ naam: 'woning & <schuur>.ifc', projectId: '0aaaaaaaaaaaaaaaaaaaa1' }],
    onderwerpen,
    snapshots: new Map(onderwerpen.slice(0, 2).map(({ guid }) => [guid, PNG])),
    moment,
  });

const textsIn = (versie: BcfVersie): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(write(versie))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );

describe.each(BCF_VERSIES)('BCF %s', (versie) => {
  const texts = textsIn(versie);

  test('every document in the file is valid by its schema', async () => {
    expect(await bcfObjections(versie, write(versie))).toEqual({
      checked: versie === '3.0' ? 11 : 10,
      objections: [],
    });
    const aangemaakt = new Map(onderwerpen.map(({ guid }) => [guid, MOMENT]));
    const again = write(versie, '2026-12-01T10:00:00.000Z', aangemaakt);
    expect(await bcfObjections(versie, again)).toMatchObject({ objections: [] });
  });

  test('the check refuses what is not in the schema', async () => {
    const [, markup = ''] = Object.entries(texts).find(([name]) => name.endsWith('.bcf')) ?? [];
    const wrong = markup.replace('<Title>', '<Naam/><Title>');
    expect(await objectionsTo(versie, 'markup.xsd', [markup, wrong])).not.toEqual([]);
  });

  test('a topic has its elements selected, its text, and the drawing as its picture', () => {
    const guid = onderwerpen[0]?.guid ?? '';
    const markup = texts[`${guid}/markup.bcf`];
    expect(markup).toContain(
      '<Title>&lt;K01&gt; &amp; &quot;co&quot; (2×): voldoet niet, gewijzigd</Title>',
    );
    expect(markup).toContain('Stelruimte &lt; 5 mm.');
    expect(markup).toContain('<Filename>woning &amp; &lt;schuur&gt;.ifc</Filename>');
    expect(markup).toContain('<Snapshot>snapshot.png</Snapshot>');
    expect(unzipSync(write(versie))[`${guid}/snapshot.png`]).toEqual(PNG);
    const viewpoint = texts[`${guid}/viewpoint.bcfv`];
    expect([...(viewpoint ?? '').matchAll(/IfcGuid="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      RAAM,
      '1aaaaaaaaaaaaaaaaaaaa2',
    ]);
  });

  test('a topic without a drawing has no picture, and one without GlobalIds nothing selected', () => {
    const guid = onderwerpen[2]?.guid ?? '';
    expect(texts[`${guid}/markup.bcf`]).not.toContain('Snapshot');
    const leeg = onderwerpen[1]?.guid ?? '';
    expect(texts[`${leeg}/viewpoint.bcfv`]).not.toContain('Selection');
  });

  test('it is read back by number', () => {
    expect(countOnderwerpen(write(versie))).toEqual({ onderwerpen: 4, beelden: 2 });
  });

  test('the same advice at the same moment gives the same bytes, later under the same identity', () => {
    expect(write(versie)).toEqual(write(versie));
    expect(Object.keys(unzipSync(write(versie, '2026-11-24T10:00:00.000Z')))).toEqual(
      Object.keys(texts),
    );
  });
});

test('what fails, is incomplete or changed, or has a message is a topic; what is in order or not of the model is none', () => {
  expect(onderwerpen.map(({ titel }) => titel)).toEqual([
    '<K01> & "co" (2×): voldoet niet, gewijzigd',
    'Zonder merk (1×): onvolledig',
    'C (2×): gewijzigd',
    'D (2×): met melding',
  ]);
  expect(onderwerpen[0]?.omschrijving.split('\n')).toEqual([
    'Kozijn · 1800 × 1500 mm · 01 eerste verdieping',
    '8 hoekankers per gevelvulling.',
    'Op de onderzijde zijn 9 hoekankers nodig; er passen er 7.',
    'Stelruimte < 5 mm.',
    'Kenmerk 9F86-D081-884C-7D65.',
  ]);
  expect(onderwerpen[1]?.omschrijving).toBe('Er is nog geen volledig advies.');
});

test('an element of another size than was advised is a topic, with both sizes', () => {
  const tweede = { ...raam, globalId: '1aaaaaaaaaaaaaaaaaaaa2' };
  const van = (...elementen: (typeof raam)[]) =>
    onderwerpenVan(buildAdviezen(buildAdvies()), { elementen, grond: 0 });
  // One of both sizes that the model has of it is enough.
  const maatverschil = {
    eigenschap: { breedte: 1700, hoogte: 1500 },
    geometrie: { breedte: 1803, hoogte: 1500 },
  };
  expect(van(raam, { ...tweede, breedte: 1700, maatverschil })).toEqual([]);
  const onderwerpenMet = van({ ...raam, breedte: 1711, hoogte: 1506 }, { ...tweede, hoogte: null });
  expect(onderwerpenMet).toMatchObject([
    {
      titel: 'A (2×): andere of geen maat in het model',
      labels: ['andere of geen maat in het model'],
    },
  ]);
  const regels = onderwerpenMet[0]?.omschrijving.replaceAll('\u202F', ' ').split('\n');
  expect(regels?.slice(2, 4)).toEqual([
    'Geen oordeel, aantallen en hoekankers op 1 element (A): in het model 1711 × 1506 mm, in het advies 1800 × 1500 mm; het model is 89 mm smaller, 6 mm hoger.',
    'Geen oordeel voor 1 element: het model zegt er geen maat van.',
  ]);
});

const prefab = (id: string, merk: string | null, given: Partial<GevelvullingAdvies> = {}) => ({
  ...buildAdvies({ id, merk, meldingen: ['De bevestiging is niet getoetst.'] }),
  elementen: [{ globalId: id.padEnd(22, '0'), verdieping: null, orientatie: null }],
  ...given,
});

const zonderModel = (...given: readonly GevelvullingAdvies[]) =>
  onderwerpenVan(buildAdviezen(...given), { elementen: [], grond: 0 });

test('what complies and was only not tested in its fastening is one topic, which stays the same', () => {
  const alle = zonderModel(
    prefab('a', 'A', { tekening: '<svg/>' }),
    prefab('b', 'B', { voldoet: false }),
    prefab('c', 'C', { meldingen: ['Let op.', 'De bevestiging is niet getoetst.'] }),
    prefab('d', 'D', { toestand: 'gewijzigd' }),
    prefab('e', null),
  );
  expect(alle.map(({ titel }) => titel)).toEqual([
    'B (1×): voldoet niet',
    'C (1×): met melding',
    'D (1×): gewijzigd, met melding',
    '2 gevelvullingen (2×): voldoet, bevestiging niet getoetst',
  ]);
  const samen = alle.at(-1);
  expect(samen).toMatchObject({
    globalIds: ['a'.padEnd(22, '0'), 'e'.padEnd(22, '0')],
    omschrijving: 'De bevestiging is niet getoetst.\nMerken: A, zonder merk.',
    tekening: '<svg/>',
  });
  expect(zonderModel(prefab('x', 'X'))).toMatchObject([{ guid: samen?.guid }]);
  // No topic has more elements than a reader can select.
  const veel = Array.from({ length: 600 }, () => prefab('v', 'V').elementen).flat();
  expect(
    zonderModel(...['1', '2', '3'].map((id) => prefab(id, id, { elementen: veel }))).map(
      ({ guid, globalIds }) => [guid === samen?.guid, globalIds.length],
    ),
  ).toEqual([
    [true, 600],
    [false, 600],
    [false, 600],
  ]);
});

test('a topic that was exported before keeps its date, and has one of its change', () => {
  const [eerste, tweede] = onderwerpen.map(({ guid }) => guid);
  const later = '2026-12-01T10:00:00.000Z';
  for (const versie of BCF_VERSIES) {
    const files = unzipSync(write(versie, later, new Map([[eerste ?? '', MOMENT]])));
    const markup = (guid: string | undefined): string =>
      strFromU8(files[`${guid}/markup.bcf`] ?? new Uint8Array());
    expect(markup(eerste)).toContain(`<CreationDate>${MOMENT}</CreationDate>`);
    expect(markup(eerste)).toContain(
      `<ModifiedDate>${later}</ModifiedDate><ModifiedAuthor>Adviestool</ModifiedAuthor>`,
    );
    expect(markup(tweede)).toContain(`<CreationDate>${later}</CreationDate>`);
    expect(markup(tweede)).not.toContain('Modified');
  }
});

test('of a building that is raised 100 m the camera stands as much higher', () => {
  const hoog = onderwerpenVan(adviezen, { elementen: [raam], grond: 100_000 });
  expect(hoog[0]?.camera?.plek.Z).toBe(104.65);
});

test('the camera stands outside, at the height of the middle, and looks in', () => {
  expect(onderwerpen[0]?.camera).toMatchObject({
    plek: { X: expect.closeTo(5, 6), Y: expect.closeTo(1 - 3.6, 6), Z: 4.65 },
    richting: { X: expect.closeTo(0, 6), Y: expect.closeTo(1, 6), Z: 0 },
  });
  // The model does not say where it stands: BCF 3.0 wants a camera all the same.
  const guid = onderwerpen[1]?.guid ?? '';
  expect(textsIn('2.1')[`${guid}/viewpoint.bcfv`]).not.toContain('Camera');
  expect(textsIn('3.0')[`${guid}/viewpoint.bcfv`]).toContain('PerspectiveCamera');
});
