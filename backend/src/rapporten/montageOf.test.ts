import type { MontageInvoer } from '@adviestool/contract/montage';
import { perZijde } from '@adviestool/contract/zijde';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { getoondAdviesOf } from '@adviestool/montage/getoondAdviesOf';
import { expect, test } from '@jest/globals';

import { buildRapportOpdracht, manyGevelvullingen } from '../testing/buildRapportOpdracht.ts';
import { JPEG } from '../testing/jpeg.ts';
import { readPdf } from '../testing/readPdf.ts';
import { documentOf } from './documentOf.ts';
import { montageOf } from './montageOf.ts';
import { zetSjabloon } from './zetDeel.ts';

const FOTO = '00000000-0000-4000-8000-00000000000f';

const gevelvullingen = manyGevelvullingen(3).map((gevelvulling, index) => ({
  ...gevelvulling,
  gevelvullingEnKaderData: {
    ...gevelvulling.gevelvullingEnKaderData,
    aantal: [5, 2, 1][index] ?? 1,
    bouwlaag: index === 2 ? null : String(10 - index),
  },
}));
const opdracht = buildRapportOpdracht(gevelvullingen);

const getoondVan = (index: number) => {
  const gevelvulling = gevelvullingen[index];
  if (gevelvulling === undefined) throw new Error('There is no such one.');
  const { projectGegevens } = opdracht.project;
  const advies = adviesFor({ projectGegevens, gevelvulling, catalogus: opdracht.catalogus });
  return getoondAdviesOf(gevelvulling, advies);
};

const invoer = (index: number, stuk: number, over: Partial<MontageInvoer> = {}): MontageInvoer => {
  const getoond = getoondVan(index);
  return {
    id: `i${index}-${stuk}`,
    gevelvulling: `g${index}`,
    stuk,
    geplaatst: '2026-11-20T09:00:00.000Z',
    ankers: {
      onderzijde: getoond.onderzijde?.aantal ?? null,
      zijkanten: getoond.zijkanten?.aantal ?? null,
      bovenzijde: getoond.bovenzijde?.aantal ?? null,
    },
    afwijking: null,
    toelichting: '',
    op: '2026-11-20T09:01:00.000Z',
    getoond,
    fotos: [],
    door: 'Piet',
    viaLink: true,
    ontvangen: '2026-11-20T09:02:00.000Z',
    advies: 'a',
    ...over,
  };
};

const montage = {
  invoer: [
    invoer(0, 1),
    invoer(0, 3, {
      ankers: { onderzijde: 1, zijkanten: 1, bovenzijde: 1 },
      afwijking: 'minder',
      toelichting: '#panic("x") te weinig geleverd',
      fotos: [{ id: FOTO, sha256: 'a', bytes: JPEG.length }],
    }),
    // By another advice than that of now.
    invoer(1, 1, { getoond: {}, viaLink: false, door: null }),
    invoer(1, 2),
    // Taken back: the newest counts.
    invoer(1, 2, { geplaatst: null }),
    invoer(0, 1, { gevelvulling: 'weg' }),
  ],
  fotos: [{ id: FOTO, bytes: JPEG }],
};

test('per storey every piece says what was mounted beside what was advised, deviations, who and when', () => {
  const { delen, letOp } = montageOf({ ...opdracht, montage });
  expect(delen.map(({ kop }) => kop)).toEqual(['Bouwlaag 9', 'Bouwlaag 10', 'Geen bouwlaag']);
  const advies = getoondVan(0);
  const [negen, tien, geen] = delen;
  expect(tien?.rijen.map(([stuk, geplaatst]) => [stuk, geplaatst === 'Nog te doen'])).toEqual([
    ['M1 1/5', false],
    ['M1 3/5', false],
    ['M1 2/5', true],
    ['M1 4–5/5', true],
  ]);
  expect(tien?.rijen[1]?.slice(2)).toEqual([
    `onderzijde 1 van ${advies.onderzijde?.aantal}, zijkanten 1 van ${advies.zijkanten?.aantal}, bovenzijde 1 van ${advies.bovenzijde?.aantal}`,
    'Minder hoekankers; #panic("x") te weinig geleverd; 1 foto',
    expect.stringMatching(/^Piet \(via link\), 20 november 2026/),
  ]);
  expect(tien?.letOp).toEqual([
    '2 van 5 stuks gemonteerd; 0 van 1 gevelvulling gereed op de bouw; 1 afwijking.',
    'Bevestiging niet getoetst: M1',
  ]);
  expect(negen?.rijen.map(([stuk, , , bijzonder]) => [stuk, bijzonder])).toEqual([
    ['M2 1/2', 'volgens een ouder advies'],
    ['M2 2/2', ''],
  ]);
  expect(negen?.rijen[0]?.[2]).toMatch(/^onderzijde \d+ van /);
  // What was taken back has no hoekankers, whatever it had before.
  expect(negen?.rijen[1]?.slice(1, 3)).toEqual(['Nog te doen', '']);
  expect(geen?.rijen).toEqual([['M3 1/1', 'Nog te doen', '', '', '']]);
  expect(letOp).toEqual([
    '3 van 8 stuks gemonteerd; 0 van 3 gevelvullingen gereed op de bouw; 1 afwijking; 1 gemonteerd volgens een ouder advies.',
    'Van 1 gevelvulling die niet meer in het project staat, is montage vastgelegd; die staat niet in dit rapport.',
  ]);
});

test('what does not comply is never ready, and its part names it', () => {
  const zwak = gevelvullingen.map((gevelvulling) => ({
    ...gevelvulling,
    aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen: 1 })),
  }));
  const zwakke = buildRapportOpdracht(zwak);
  const placed = {
    invoer: [invoer(2, 1, { ankers: { onderzijde: 9, zijkanten: 9, bovenzijde: 9 } })],
    fotos: [],
  };
  const deel = montageOf({ ...zwakke, montage: placed }).delen.at(-1);
  expect(deel?.letOp[0]).toMatch(/^1 van 1 stuk gemonteerd; 0 van 1 gevelvulling gereed/);
  expect(deel?.letOp[1]).toBe('Voldoet niet: M3');
});

test('what is warned of, or was not tested in its fastening, is named by its part, also when it is ready', () => {
  const { project } = opdracht;
  const projectGegevens = { ...project.projectGegevens, windvormFactor: 1 };
  const { delen } = montageOf({
    ...opdracht,
    project: { ...project, projectGegevens },
    montage: { invoer: [invoer(1, 1), invoer(1, 2), invoer(2, 1)], fotos: [] },
  });
  expect(delen.map((deel) => deel.letOp.slice(1))).toEqual([
    ['Met waarschuwingen: M2', 'Bevestiging niet getoetst: M2'],
    ['Met waarschuwingen: M1', 'Bevestiging niet getoetst: M1'],
    ['Met waarschuwingen: M3'],
  ]);
  expect(delen.map((deel) => deel.letOp[0])).toEqual([
    '2 van 2 stuks gemonteerd; 1 van 1 gevelvulling gereed op de bouw.',
    expect.stringContaining('0 van 1 gevelvulling gereed'),
    expect.stringContaining('1 van 1 gevelvulling gereed'),
  ]);
});

test('what came with a file counts as placed, never as ready, and the sum says how much', () => {
  const [, tweede] = gevelvullingen;
  if (tweede === undefined) throw new Error('two');
  const alleen = buildRapportOpdracht([tweede]);
  const somMet = (over: Partial<MontageInvoer>): string | undefined =>
    montageOf({
      ...alleen,
      montage: { invoer: [invoer(1, 1), invoer(1, 2, over)], fotos: [] },
    }).letOp[0];
  expect(somMet({})).toBe('2 van 2 stuks gemonteerd; 1 van 1 gevelvulling gereed op de bouw.');
  expect(somMet({ uitBestand: { fotos: [] } })).toBe(
    '2 van 2 stuks gemonteerd; 0 van 1 gevelvulling gereed op de bouw; 1 uit een import, nog te controleren.',
  );
});

test('photos that there is no room for are told', () => {
  const groot = {
    invoer: montage.invoer,
    fotos: [{ id: FOTO, bytes: new Uint8Array(20_000_001) }],
  };
  const { letOp, delen } = montageOf({ ...opdracht, montage: groot });
  expect(letOp.at(-1)).toMatch(/^1 foto past niet in dit rapport/);
  expect(delen.flatMap(({ fotos = [] }) => fotos)).toEqual([]);
});

test('a photo of a piece that somebody else ticked later is in it, under its own moment', () => {
  const eerder = { id: FOTO, sha256: 'a', bytes: JPEG.length };
  const vroeg = invoer(0, 1, { op: '2026-11-19T09:00:00.000Z', fotos: [eerder] });
  const later = invoer(0, 1, { op: '2026-11-20T09:00:00.000Z' });
  const { delen, letOp } = montageOf({
    ...opdracht,
    montage: { invoer: [vroeg, later], fotos: montage.fotos },
  });
  const fotos = delen.flatMap((deel) => deel.fotos ?? []);
  expect(fotos.map(({ onderschrift }) => onderschrift)).toEqual([
    expect.stringMatching(/^M1, stuk 1, 19 november 2026/),
  ]);
  const zonder = montageOf({ ...opdracht, montage: { invoer: [vroeg, later], fotos: [] } });
  expect(zonder.letOp.at(-1)).toMatch(/^1 foto past niet in dit rapport/);
  expect(letOp).toHaveLength(1);
});

test('it is set with its photos, whatever was typed on site', async () => {
  const { sjabloon, gegevens, bestanden } = documentOf(
    { ...opdracht, montage },
    { soort: 'montage' },
    () => undefined,
  );
  const { pdf } = await zetSjabloon(sjabloon, gegevens, { bestanden });
  const { text, isTagged, pdfa, attachments } = await readPdf(pdf);
  expect([isTagged, pdfa, attachments.size]).toEqual([true, '3A', 0]);
  expect(text).toContain('#panic("x")teweiniggeleverd');
  expect(text).toContain('M1,stuk3,');
  expect(
    Buffer.from(pdf).includes('/Subtype/Image') || Buffer.from(pdf).includes('/Subtype /Image'),
  ).toBe(true);
}, 60_000);
