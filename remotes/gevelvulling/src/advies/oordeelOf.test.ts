import { expect, test } from '@jest/globals';
import { catalogusSchema } from '@adviestool/contract/catalogus';
import { perZijde } from '@adviestool/contract/zijde';
import { adviesFor, type Advies, type ZijdeStatus } from '@adviestool/domain/advies';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { oordeelOf } from './oordeelOf.ts';

const buildAdvies = (): Advies => {
  const gevelvulling = buildGevelvulling();
  const project = buildProject(gevelvulling);
  const advies = adviesFor({
    projectGegevens: project.projectGegevens,
    gevelvulling,
    catalogus: catalogusSchema.parse(buildHost(project).config.catalogus),
  });
  if (advies === null) throw new Error('The gevelvulling of the builder is complete.');
  return { ...advies, meldingen: [], totaalPerGevelvulling: 18, totaal: 54 };
};

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
  expect(oordeelOf(withStatus(statussen), 3)).toMatchObject({ tone, tekst });
});

test('A warning is counted in the verdict', () => {
  const meldingen = [
    { code: 'GEKOZEN_TE_DICHT', soort: 'waarschuwing', zijde: 'onderzijde', tekst: '' },
  ] as const;

  expect(oordeelOf({ ...buildAdvies(), meldingen }, 3)).toMatchObject({
    tone: 'warn',
    tekst: '18 hoekankers, alle zijden voldoen, met 1 waarschuwing',
  });
});

test('An error that concerns no side in particular fails the whole', () => {
  const meldingen = [{ code: 'ZIJDEN_ONVOLDOENDE', soort: 'fout', tekst: '' }] as const;

  expect(oordeelOf({ ...buildAdvies(), meldingen }, 3)).toMatchObject({
    tone: 'bad',
    tekst: 'De verankering voldoet niet',
  });
});

test.each([
  [3, '18 hoekankers per gevelvulling × 3 = 54 hoekankers.'],
  [1, '18 hoekankers voor 1 gevelvulling.'],
])('The total for %i gevelvullingen is told', (aantal, totaal) => {
  expect(oordeelOf(buildAdvies(), aantal).totaal).toBe(totaal);
});

test('Without a number for a side there is no total', () => {
  expect(oordeelOf({ ...buildAdvies(), totaalPerGevelvulling: null, totaal: null }, 3).totaal).toBe(
    null,
  );
});
