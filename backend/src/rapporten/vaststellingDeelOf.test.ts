import { expect, test } from '@jest/globals';
import type { Vastgesteld } from '@adviestool/contract/vastgesteld';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { vaststellingOf } from '@adviestool/domain/vaststellen/vaststellingOf';

import { buildRapportOpdracht } from '../testing/buildRapportOpdracht.ts';
import { vaststellingDeelOf } from './vaststellingDeelOf.ts';

const { project, catalogus, catalogusNaam } = buildRapportOpdracht();
const { projectGegevens } = project;
const [gevelvulling] = project.gevelvullingen;
if (gevelvulling === undefined) throw new Error('The demo project has gevelvullingen.');

const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
if (advies === null) throw new Error('It has an advice.');

const vastgesteld = vaststellingOf({
  op: '2026-11-22T12:00:00.000Z',
  door: 'Jan #de* Vries',
  catalogus: catalogusNaam,
  projectGegevens,
  gevelvulling,
  advies,
});

const basis = {
  gevelvulling,
  advies,
  projectGegevens,
  catalogus: catalogusNaam,
  producten: catalogus,
};
const met = (vast: Vastgesteld) => ({
  ...basis,
  gevelvulling: { ...gevelvulling, vastgesteld: vast },
});

test('what is not complete and what is not fixed say so', () => {
  expect(vaststellingDeelOf('concept', { ...basis, advies: null })).toEqual({
    vastgesteld: null,
    letOp: [expect.stringContaining('niet compleet')],
  });
  expect(vaststellingDeelOf('adviesGereed', basis)).toEqual({
    vastgesteld: null,
    letOp: [expect.stringContaining('niet vastgesteld')],
  });
});

test('what is fixed says when, by whom and with what, and warns of nothing', () => {
  const { vastgesteld: tekst, letOp } = vaststellingDeelOf('vastgesteld', met(vastgesteld));
  expect(letOp).toEqual([]);
  for (const deel of ['22 november 2026, 13:00', 'Jan #de* Vries', 'voorbeeld 2026-1']) {
    expect(tekst).toContain(deel);
  }
});

test('what was fixed and misses a product since says that it is not complete', () => {
  const { productKeuze } = gevelvulling;
  const onderzijde = { hoekanker: null, bevestigingsmiddelen: null };
  const zonder = { ...gevelvulling, vastgesteld, productKeuze: { ...productKeuze, onderzijde } };
  const nu = adviesFor({ projectGegevens, gevelvulling: zonder, catalogus });
  const { letOp } = vaststellingDeelOf('gewijzigd', { ...basis, gevelvulling: zonder, advies: nu });
  expect(nu).not.toBeNull();
  expect(letOp[0]).toContain('niet compleet');
});

test('what comes out otherwise since says old and new of each side, and what changed', () => {
  const { onderzijde } = vastgesteld.zijden;
  if (onderzijde === undefined) throw new Error('Its lower side is anchored.');
  const earlier: Vastgesteld = {
    ...vastgesteld,
    rekenmodel: 0,
    zijden: { ...vastgesteld.zijden, onderzijde: { ...onderzijde, aantal: 123 } },
  };
  const { letOp } = vaststellingDeelOf('gewijzigd', met(earlier));
  const text = letOp.join('\n');
  expect(text).toMatch(/Onderzijde: was 123 \(geadviseerd \d+\) × [^\n]*; is /);
  expect(text).not.toContain('Bovenzijde');
  expect(text).toContain('Gewijzigd is: het rekenmodel.');
});

test.each([
  ['bevestigingsmiddelen', { bevestigingsmiddelen: ['weg-uit-de-catalogus'] }],
  ['the number that is advised', { geadviseerd: 3 }],
  ['the verdict', { oordeel: 'VOLDOET_NIET' }],
])('old and new can be told apart when only %s differs', (_naam, anders) => {
  const { onderzijde } = vastgesteld.zijden;
  if (onderzijde === undefined) throw new Error('Its lower side is anchored.');
  const zijden = { ...vastgesteld.zijden, onderzijde: { ...onderzijde, ...anders } };
  const { letOp } = vaststellingDeelOf('gewijzigd', met({ ...vastgesteld, zijden }));
  const [, was, is] = /^Onderzijde: was (.+); is (.+)\.$/m.exec(letOp.join('\n')) ?? [];
  expect(was).toBeDefined();
  expect(was).not.toBe(is);
});
