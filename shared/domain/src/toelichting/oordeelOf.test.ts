import { expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijde, type Zijde } from '@adviestool/contract/zijde';

import { buildGevelvulling } from '../builders/buildGevelvulling.ts';
import { adviesFor, type Advies, type ZijdeStatus } from '../rekenen/advies.ts';
import { createMelding, type Melding } from '../rekenen/melding.ts';
import { oordeelOf } from './oordeelOf.ts';

const adviesOf = (gevelvulling: Gevelvulling): Advies => {
  const { projectGegevens } = buildProject();
  const advies = adviesFor({ projectGegevens, gevelvulling, catalogus: buildCatalogus() });
  if (advies === null) throw new Error('The gevelvulling of the builder is complete.');
  return advies;
};

/** Fasteners are chosen and tested. */
const MET = { aantal: 3, bouwmethode: 'traditioneel', gebruikBevestigingsmiddelen: true } as const;

const buildAdvies = (): Advies => ({
  ...adviesOf(buildGevelvulling()),
  meldingen: [],
  totaalPerGevelvulling: 18,
  totaal: 54,
});

const withStatus = (statussen: readonly [ZijdeStatus, ZijdeStatus, ZijdeStatus]): Advies => {
  const advies = buildAdvies();
  const [onderzijde, zijkanten, bovenzijde] = statussen;
  const status = { onderzijde, zijkanten, bovenzijde };
  const basis = advies.zijden.onderzijde;
  if (basis === undefined) throw new Error('The onderzijde of the builder is anchored.');
  return { ...advies, zijden: perZijde((zijde) => ({ ...basis, status: status[zijde] })) };
};

test.each([
  [['VOLDOET', 'VOLDOET', 'VOLDOET'], 'ok', '18 hoekankers, alle zijden voldoen'],
  [['VOLDOET_NIET', 'VOLDOET', 'VOLDOET'], 'bad', 'De onderzijde voldoet niet'],
  [['VOLDOET', 'PAST_NIET', 'VOLDOET'], 'bad', 'De zijkanten voldoen niet'],
  [
    ['PRODUCT_ONGESCHIKT', 'VOLDOET', 'VOLDOET_NIET'],
    'bad',
    'De onderzijde en de bovenzijde voldoen niet',
  ],
  [['PAST_NIET', 'PAST_NIET', 'VOLDOET_NIET'], 'bad', 'Geen van de zijden voldoet'],
  [
    ['VOLDOET', 'VOLDOET', 'GEEN_PRODUCT'],
    'warn',
    'Voorlopig advies: nog geen hoekanker gekozen voor de bovenzijde',
  ],
  [['VOLDOET_NIET', 'VOLDOET', 'GEEN_PRODUCT'], 'bad', 'De onderzijde voldoet niet'],
] as const)('%j gives %s: %s', (statussen, tone, tekst) => {
  expect(oordeelOf(withStatus(statussen), MET)).toMatchObject({ tone, tekst });
});

test.each([
  ['it uses none', { ...MET, gebruikBevestigingsmiddelen: false }],
  ['they are not asked in prefab', { ...MET, bouwmethode: 'prefab' }],
] as const)('What complies is not green while its fastening is not tested: %s', (_naam, kader) => {
  expect(oordeelOf(buildAdvies(), kader)).toMatchObject({
    tone: 'warn',
    tekst: '18 hoekankers, alle zijden voldoen; de bevestiging is niet getoetst',
  });
  expect(oordeelOf(buildAdvies(), kader, 1).tekst).toBe(
    '18 hoekankers, alle zijden voldoen, met 1 waarschuwing; de bevestiging is niet getoetst',
  );
  const meldingen = [dicht('onderzijde')];
  expect(oordeelOf({ ...buildAdvies(), meldingen }, kader).tekst).toBe(
    '18 hoekankers, maar op de onderzijde te dicht op elkaar; de bevestiging is niet getoetst',
  );
});

test('A warning is counted in the verdict', () => {
  const meldingen = [{ code: 'KUST_WINDGEBIED_3', soort: 'waarschuwing' }] as const;

  expect(oordeelOf({ ...buildAdvies(), meldingen }, MET)).toMatchObject({
    tone: 'warn',
    tekst: '18 hoekankers, alle zijden voldoen, met 1 waarschuwing',
  });
});

const dicht = (zijde: Zijde): Melding =>
  createMelding({ code: 'GEKOZEN_TE_DICHT', zijde, gekozen: 9, s_min: 200 });
const laag = (zijde: Zijde): Melding =>
  createMelding({ code: 'GEKOZEN_TE_LAAG', zijde, gekozen: 5, geadviseerd: 9 });
const ver = (zijde: Zijde): Melding =>
  createMelding({ code: 'HART_OP_HART_TE_GROOT', zijde, hartOpHart: 800, s_max: 700 });
const zonderMiddel = (zijde: Zijde): Melding =>
  createMelding({ code: 'BEVESTIGINGSMIDDEL_ONTBREEKT', zijde });

test.each([
  [[dicht('onderzijde')], 'op de onderzijde te dicht op elkaar'],
  [
    [laag('zijkanten'), ver('zijkanten'), dicht('onderzijde')],
    'op de onderzijde te dicht op elkaar; op de zijkanten te ver uit elkaar',
  ],
  [[laag('bovenzijde')], 'op de bovenzijde minder dan het advies'],
  [
    [zonderMiddel('onderzijde'), zonderMiddel('bovenzijde')],
    'op de onderzijde en de bovenzijde zonder getoetst bevestigingsmiddel',
  ],
])('With %j not all is said to hold', (meldingen, afwijking) => {
  expect(oordeelOf({ ...buildAdvies(), meldingen }, MET)).toMatchObject({
    tone: 'warn',
    tekst: `18 hoekankers, maar ${afwijking}`,
  });
});

test('Of 99 hoekankers some 36 mm apart is not said that all sides hold', () => {
  const { aantalAnkers, ...rest } = buildGevelvulling();
  const onderzijde = { geadviseerd: null, gekozen: 99 };
  const advies = adviesOf({ ...rest, aantalAnkers: { ...aantalAnkers, onderzijde } });

  expect(advies.zijden.onderzijde).toMatchObject({ status: 'VOLDOET', hartOpHart: 36 });
  expect(oordeelOf(advies, MET)).toMatchObject({
    tone: 'warn',
    tekst: '114 hoekankers, maar op de onderzijde te dicht op elkaar',
  });
});

test('An error that concerns no side in particular fails the whole', () => {
  const meldingen = [{ code: 'ZIJDEN_ONVOLDOENDE', soort: 'fout' }] as const;

  expect(oordeelOf({ ...buildAdvies(), meldingen }, MET)).toMatchObject({
    tone: 'bad',
    tekst: 'De verankering voldoet niet',
  });
});

test.each([
  [3, '18 hoekankers per gevelvulling × 3 = 54 hoekankers.'],
  [1, '18 hoekankers voor 1 gevelvulling.'],
])('The total for %i gevelvullingen is told', (aantal, totaal) => {
  expect(oordeelOf(buildAdvies(), { ...MET, aantal }).totaal).toBe(totaal);
});

test('Without a number for a side there is no total', () => {
  expect(
    oordeelOf({ ...buildAdvies(), totaalPerGevelvulling: null, totaal: null }, MET).totaal,
  ).toBe(null);
});
