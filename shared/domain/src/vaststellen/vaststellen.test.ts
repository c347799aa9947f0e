import { expect, test } from '@jest/globals';

import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { Vastgesteld } from '@adviestool/contract/vastgesteld';
import { perZijde, ZIJDEN } from '@adviestool/contract/zijde';

import { buildGevelvulling } from '../builders/buildGevelvulling.ts';
import { buildProjectGegevens } from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { invoerOfGeval } from '../fixtures/gevallen.ts';
import { adviesFor, type Advies } from '../rekenen/advies.ts';
import { REKENMODEL_VERSIE } from '../rekenen/rekenmodelVersie.ts';
import { toestandOf } from './toestand.ts';
import { duplicateGevelvulling } from '../velden/gevelvulling.ts';
import { oorzakenOf } from './oorzaken.ts';
import { uitkomstOf } from './uitkomst.ts';
import { vaststellingOf } from './vaststellingOf.ts';
import { vergelijkUitkomst } from './vergelijkUitkomst.ts';

const projectGegevens = buildProjectGegevens();
const catalogus = { id: 'voorbeeld', versie: '1' };
const kozijn = buildGevelvulling({
  productKeuze: perZijde(() => ({ hoekanker: 'GA-90', bevestigingsmiddelen: null })),
});

const adviesOf = (gevelvulling: Gevelvulling, gegevens = projectGegevens): Advies => {
  const advies = adviesFor({
    projectGegevens: gegevens,
    gevelvulling,
    catalogus: CATALOGUS,
  });
  if (advies === null) throw new Error('There is no advice.');
  return advies;
};

const fix = (gevelvulling: Gevelvulling, gegevens = projectGegevens): Vastgesteld =>
  vaststellingOf({
    op: '2026-11-22T12:00:00.000Z',
    door: 'demo',
    catalogus,
    projectGegevens: gegevens,
    gevelvulling,
    advies: adviesOf(gevelvulling, gegevens),
  });

const vast = (gevelvulling = kozijn): Gevelvulling => ({
  ...gevelvulling,
  vastgesteld: fix(gevelvulling),
});

const toestandIn = (gevelvulling: Gevelvulling, gegevens = projectGegevens) =>
  toestandOf(
    gevelvulling,
    adviesFor({ projectGegevens: gegevens, gevelvulling, catalogus: CATALOGUS }),
  );

test('what is fixed holds the outcome of each side, and with what it was calculated', () => {
  expect(fix(kozijn)).toMatchObject({
    op: '2026-11-22T12:00:00.000Z',
    door: 'demo',
    rekenmodel: REKENMODEL_VERSIE,
    catalogus,
    zijden: {
      onderzijde: { hoekanker: 'GA-90', aantal: 7, geadviseerd: 7, oordeel: 'VOLDOET' },
      zijkanten: { aantal: 4 },
      bovenzijde: { aantal: 7 },
    },
  });
});

test('a chosen number is what is used', () => {
  const { onderzijde } = uitkomstOf(
    ...((gevelvulling: Gevelvulling) => [adviesOf(gevelvulling), gevelvulling] as const)({
      ...kozijn,
      aantalAnkers: { ...kozijn.aantalAnkers, onderzijde: { geadviseerd: null, gekozen: 9 } },
    }),
  );
  expect(onderzijde).toMatchObject({ aantal: 9, geadviseerd: 7 });
});

const hoog: ProjectGegevens = { ...projectGegevens, gebouwhoogte: 40 };
const kader = kozijn.gevelvullingEnKaderData;

test.each<[string, Gevelvulling, ProjectGegevens, string]>([
  ['not fixed', kozijn, projectGegevens, 'adviesGereed'],
  ['fixed', vast(), projectGegevens, 'vastgesteld'],
  ['after the project became higher', vast(), hoog, 'gewijzigd'],
  [
    'after the project got another name',
    vast(),
    { ...projectGegevens, projectNaam: 'Nieuw' },
    'vastgesteld',
  ],
  [
    'after it got another merk',
    { ...vast(), gevelvullingEnKaderData: { ...kader, merk: 'K99' } },
    projectGegevens,
    'vastgesteld',
  ],
  [
    'after it became wider',
    { ...vast(), gevelvullingEnKaderData: { ...kader, breedte: 6000 } },
    projectGegevens,
    'gewijzigd',
  ],
  [
    'after an answer was taken away',
    { ...vast(), detailleringData: {} },
    projectGegevens,
    'gewijzigd',
  ],
  [
    'fixed while it does not comply',
    vast({ ...kozijn, aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen: 1 })) }),
    projectGegevens,
    'vastgesteld',
  ],
])('%s', (_name, gevelvulling, gegevens, toestand) => {
  expect(toestandIn(gevelvulling, gegevens)).toBe(toestand);
});

test('an input that changes no outcome does not alarm', () => {
  const { vastgesteld, ...rest } = vast();
  // Within the same number of hoekankers, at a place where the hart-op-hart distance is not the limit.
  const ander = { ...rest, vastgesteld, maximumHartOpHartMaat: perZijde(() => 690) };
  expect(toestandIn(ander)).toBe('vastgesteld');
});

test('the sides that come out otherwise are told, old and new', () => {
  const oud = uitkomstOf(adviesOf(kozijn), kozijn);
  const nieuw = uitkomstOf(adviesOf(kozijn, hoog), kozijn);
  expect(vergelijkUitkomst(oud, oud)).toBeNull();
  const verschillen = vergelijkUitkomst(oud, nieuw) ?? [];
  expect(verschillen.map(({ zijde }) => zijde)).toContain('onderzijde');
  expect(verschillen[0]?.nieuw?.unityCheck).not.toBe(verschillen[0]?.oud?.unityCheck);
  expect(vergelijkUitkomst(oud, null)?.map((each) => each.nieuw)).toEqual([null, null, null]);
  expect(vergelijkUitkomst({}, null)).toEqual([]);
});

test('a unity check that reads the same is the same', () => {
  const oud = uitkomstOf(adviesOf(kozijn), kozijn);
  const { onderzijde } = oud;
  if (onderzijde === undefined) throw new Error('There is no onderzijde.');
  const naast = (delta: number) => ({
    ...oud,
    onderzijde: { ...onderzijde, unityCheck: (onderzijde.unityCheck ?? 0) + delta },
  });
  expect(vergelijkUitkomst(oud, naast(1e-9))).toBeNull();
  expect(vergelijkUitkomst(oud, naast(0.02))).toHaveLength(1);
});

test.each<[string, Partial<Parameters<typeof oorzakenOf>[1]>, Partial<Vastgesteld>, string[]]>([
  ['nothing', {}, {}, []],
  ['the data of the project', { projectGegevens: hoog }, {}, ['projectgegevens']],
  ['their name', { projectGegevens: { ...projectGegevens, projectNaam: 'Nieuw' } }, {}, []],
  ['the gevelvulling', { gevelvulling: { ...kozijn, detailleringData: {} } }, {}, ['gevelvulling']],
  [
    'its merk',
    { gevelvulling: { ...kozijn, gevelvullingEnKaderData: { ...kader, merk: 'X' } } },
    {},
    [],
  ],
  ['the catalogue', { catalogus: { id: 'voorbeeld', versie: '2' } }, {}, ['catalogus']],
  ['the calculation', {}, { rekenmodel: REKENMODEL_VERSIE - 1 }, ['rekenmodel']],
])('the cause is named: %s', (_name, nu, toen, oorzaken) => {
  expect(
    oorzakenOf(
      { ...fix(kozijn), ...toen },
      { projectGegevens, gevelvulling: kozijn, catalogus, ...nu },
    ),
  ).toEqual(oorzaken);
});

test('a value that a later save writes as null is no other input', () => {
  const { gebouwHoogte: _none, ...zonder } = kader;
  const metNull = { ...kozijn, gevelvullingEnKaderData: { ...zonder, gebouwHoogte: null } };
  expect(
    oorzakenOf(fix({ ...kozijn, gevelvullingEnKaderData: zonder }), {
      projectGegevens,
      gevelvulling: metNull,
      catalogus,
    }),
  ).toEqual([]);
});

test('a duplicate is not fixed', () => {
  expect(duplicateGevelvulling(vast(), { id: 'b2', gevelvullingen: [kozijn] })).not.toHaveProperty(
    'vastgesteld',
  );
});

test('a warning of the calculation that comes up after fixing is a change, told where it was kept', () => {
  const { projectGegevens: gegevens, gevelvulling } = invoerOfGeval('H1');
  const gevelvullingEnKaderData = { ...gevelvulling.gevelvullingEnKaderData, id: 'h1' };
  const los = { ...gevelvulling, gevelvullingEnKaderData };
  const hsb = { ...los, vastgesteld: fix(los, gegevens) };
  expect(toestandIn(hsb, gegevens)).toBe('vastgesteld');
  const detailleringData = {
    ...hsb.detailleringData,
    afstandVoorkantElementTotVoorkantVloerrand: 150,
  };
  const buiten = { ...hsb, detailleringData };
  expect(toestandIn(buiten, gegevens)).toBe('gewijzigd');
  const nu = uitkomstOf(adviesOf(buiten, gegevens), buiten);
  expect(vergelijkUitkomst(hsb.vastgesteld.zijden, nu)).toMatchObject([
    {
      zijde: 'onderzijde',
      oud: { waarschuwingen: [] },
      nieuw: { oordeel: 'VOLDOET', waarschuwingen: ['ZWAARTEPUNT_BUITEN_VLOERRAND'] },
    },
  ]);
  // As a release before fixed it.
  const { onderzijde } = hsb.vastgesteld.zijden;
  if (onderzijde === undefined) throw new Error('It is anchored.');
  const { waarschuwingen: _geen, ...onder } = onderzijde;
  const zijden = { ...hsb.vastgesteld.zijden, onderzijde: onder };
  const eerder = { ...buiten, vastgesteld: { ...hsb.vastgesteld, zijden } };
  expect(toestandIn(eerder, gegevens)).toBe('vastgesteld');
  const [verschil] =
    vergelijkUitkomst({ ...zijden, onderzijde: { ...onder, aantal: 99 } }, nu) ?? [];
  expect(verschil?.nieuw).not.toHaveProperty('waarschuwingen');
});

test('hoekankers that move while their number stays are a change, where their places were kept', () => {
  const { projectGegevens: gegevens, gevelvulling } = invoerOfGeval('K1-KVT');
  const metBreedte = (breedte: number, rand: number): Gevelvulling => ({
    ...gevelvulling,
    afstandHoekGevelvullingTotEersteAnker: { onderzijde: rand, zijkanten: 200, bovenzijde: rand },
    gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, id: 'k1', breedte },
  });
  const oud = metBreedte(4085, 200);
  const vastgesteld = fix(oud, gegevens);
  const breder = { ...metBreedte(4123, 219), vastgesteld };
  expect(toestandIn({ ...oud, vastgesteld }, gegevens)).toBe('vastgesteld');
  expect(toestandIn(breder, gegevens)).toBe('gewijzigd');
  const nu = uitkomstOf(adviesOf(breder, gegevens), breder);
  const onderzijde = vergelijkUitkomst(vastgesteld.zijden, nu)?.[0];
  expect([onderzijde?.oud?.posities?.[0], onderzijde?.nieuw?.posities?.[0]]).toEqual([200, 219]);
  expect(onderzijde?.oud?.hartOpHart).toBe(onderzijde?.nieuw?.hartOpHart);
  // As a release before fixed it.
  const eerder = fix(oud, gegevens);
  for (const zijde of ZIJDEN) delete eerder.zijden[zijde]?.posities;
  expect(toestandIn({ ...breder, vastgesteld: eerder }, gegevens)).toBe('vastgesteld');
});
