import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import { buildHost } from '@adviestool/contract/builders/buildHost';
import {
  gevelvullingRijIn,
  type GevelvullingRij,
} from '@adviestool/projectoverzicht/gevelvullingRij';
import { sorteerderOf, sortRijen } from './sortRijen.ts';

const { rijOf } = gevelvullingRijIn({
  projectGegevens: buildProject().projectGegevens,
  catalogus: buildHost().catalogus.loaded(),
});

const rijMet = (part: Partial<GevelvullingRij>): GevelvullingRij => ({
  ...rijOf(buildGevelvulling()),
  ...part,
});

test('an order that does not exist counts as that of the project', () => {
  const sortering = { kolom: 'toString', isAflopend: false };
  const rijen = ['K2', 'K1'].map((merk) => rijMet({ merk }));
  expect(sortRijen(rijen, sortering)).toBe(rijen);
  expect(sorteerderOf(sortering)).toBeNull();
  expect(sorteerderOf({ kolom: 'tekening', isAflopend: false })).toBeNull();
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
