import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import {
  gevelvullingRijIn,
  type GevelvullingRij,
} from '@adviestool/projectoverzicht/gevelvullingRij';

import { nextSortering, sorteringFromUrl, sorteringToUrl, sortRijen } from './sortering.ts';

const { rijOf } = gevelvullingRijIn({
  projectGegevens: buildProject().projectGegevens,
  catalogus: buildHost().catalogus.loaded(),
});

const rijMet = (part: Partial<GevelvullingRij>): GevelvullingRij => ({
  ...rijOf(buildGevelvulling()),
  ...part,
});

test.each([
  ['', null],
  ['sortering=breedte', { kolom: 'breedte', isAflopend: false }],
  ['sortering=-unityCheck', { kolom: 'unityCheck', isAflopend: true }],
] as const)('%j in the URL asks for %j', (text, sortering) => {
  expect(sorteringFromUrl(new URLSearchParams(text))).toEqual(sortering);
  expect(new URLSearchParams(sorteringToUrl(sortering)).toString()).toBe(text);
});

test('an order that does not exist counts as none', () => {
  expect(sorteringFromUrl(new URLSearchParams('sortering=toString'))).toBeNull();
});

test('the head of a column asks for up, down and the order of the project', () => {
  const up = nextSortering(null, 'merk');
  const down = nextSortering(up, 'merk');

  expect([up, down, nextSortering(down, 'merk'), nextSortering(up, 'hoogte')]).toEqual([
    { kolom: 'merk', isAflopend: false },
    { kolom: 'merk', isAflopend: true },
    null,
    { kolom: 'hoogte', isAflopend: false },
  ]);
});

const merkenIn = (merken: (string | null)[], isAflopend: boolean) =>
  sortRijen(
    merken.map((merk) => rijMet({ merk })),
    { kolom: 'merk', isAflopend },
  ).map(({ merk }) => merk);

test('merken are in the order of their numbers, and what has none comes last', () => {
  expect(merkenIn(['K10', null, 'K2', 'k1'], false)).toEqual(['k1', 'K2', 'K10', null]);
  expect(merkenIn(['K10', null, 'K2', 'k1'], true)).toEqual(['K10', 'K2', 'k1', null]);
});

test('what changed and what does not hold comes before concepts and what is ready or fixed', () => {
  const toestanden = (
    ['vastgesteld', 'adviesGereed', 'concept', 'voldoetNiet', 'gewijzigd'] as const
  ).map((toestand) => rijMet({ toestand }));

  expect(
    sortRijen(toestanden, { kolom: 'toestand', isAflopend: false }).map(({ toestand }) => toestand),
  ).toEqual(['gewijzigd', 'voldoetNiet', 'concept', 'adviesGereed', 'vastgesteld']);
});
