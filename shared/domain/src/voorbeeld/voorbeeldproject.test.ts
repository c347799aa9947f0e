import { expect, test } from '@jest/globals';

import { CATALOGUS } from '../fixtures/catalogus.ts';
import { adviesFor } from '../rekenen/advies.ts';
import {
  isDetailleringCompleet,
  isKaderCompleet,
  isProductkeuzeCompleet,
} from '../steps/gevelvullingSteps.ts';
import { isProjectGereed } from '../velden/projectGegevens.ts';
import { voorbeeldproject } from './voorbeeldproject.ts';

const MOMENT = '2026-11-23T10:00:00.000Z';

const { projectGegevens, gevelvullingen } = voorbeeldproject(CATALOGUS, MOMENT);

test('its name says that it is an example, and its data are complete', () => {
  expect(projectGegevens.projectNaam).toBe('Voorbeeldproject');
  expect(isProjectGereed(projectGegevens)).toBe(true);
});

test('it has two of each type, with marks and ids of their own', () => {
  const kaders = gevelvullingen.map(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData);
  for (const type of ['kozijn', 'schuifpui', 'hsb']) {
    expect(kaders.filter(({ gevelvullingType }) => gevelvullingType === type)).toHaveLength(2);
  }
  expect(new Set(kaders.map(({ id }) => id)).size).toBe(6);
  expect(new Set(kaders.map(({ merk }) => merk)).size).toBe(6);
});

test.each(gevelvullingen.map((each) => [each.gevelvullingEnKaderData.merk, each] as const))(
  '%s is complete in every step, and its advice is met by what is chosen',
  (_merk, gevelvulling) => {
    expect(isKaderCompleet(gevelvulling)).toBe(true);
    expect(isDetailleringCompleet(gevelvulling)).toBe(true);
    expect(isProductkeuzeCompleet(gevelvulling)).toBe(true);
    const advies = adviesFor({ projectGegevens, gevelvulling, catalogus: CATALOGUS });
    expect(Object.values(advies?.zijden ?? {}).map(({ status }) => status)).toEqual(
      gevelvulling.verankerdeZijden.map(() => 'VOLDOET'),
    );
    for (const zijde of gevelvulling.verankerdeZijden) {
      expect(gevelvulling.aantalAnkers[zijde].geadviseerd).toBe(advies?.zijden[zijde]?.geadviseerd);
    }
    expect(gevelvulling).toMatchObject({ created: MOMENT, changed: MOMENT });
  },
);

test('a catalogue in which nothing fits gives the same project without products', () => {
  const leeg = voorbeeldproject({ ...CATALOGUS, hoekankers: [] }, MOMENT);
  expect(leeg.gevelvullingen.map(isProductkeuzeCompleet)).not.toContain(true);
  expect(leeg.gevelvullingen.every(isDetailleringCompleet)).toBe(true);
});
