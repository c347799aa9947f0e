import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';

import { evaluateFormule } from '../builders/evaluateFormule.ts';
import { invoerOfGeval } from '../fixtures/gevallen.ts';
import { calculateBerekening } from '../rekenen/berekening.ts';
import { parseFormule } from './formuletekst.ts';
import { toelichtingOf, type Stap } from './toelichting.ts';

const numberOf = (uitkomst: string): number =>
  Number(uitkomst.replaceAll('.', '').replace(',', '.'));

/** What comes out of the numbers that a step shows; null for a rule, whose outcome is a word. */
const recompute = ({ invulling, uitkomst }: Stap): number | null =>
  Number.isNaN(numberOf(uitkomst)) ? null : evaluateFormule(parseFormule(invulling), {});

const isSame = (left: number, right: number): boolean =>
  Math.abs(left - right) <= 5e-4 * Math.max(Math.abs(left), Math.abs(right)) + 5e-9;

/** Whether a number of things is that number rounded up; what lies on a whole number may go either way. */
const isRoundedUp = (inhoud: number, aantal: number): boolean =>
  inhoud <= aantal + 5e-3 && inhoud > aantal - 1 - 5e-3;

const isShownSo = (stap: Stap, recomputed: number): boolean => {
  const uitkomst = numberOf(stap.uitkomst);
  // Shown in whole mm, rounded down (rekenmodel 4.1 step 12).
  if (stap.label === 'Hart-op-hartafstand') return Math.floor(recomputed) === uitkomst;
  const boom = parseFormule(stap.invulling);
  return boom.soort === 'om' && boom.open === '⌈'
    ? isRoundedUp(evaluateFormule(boom.inhoud, {}), uitkomst)
    : isSame(recomputed, uitkomst);
};

const breedte = fc.integer({ min: 400, max: 12_000 });
const hoogte = fc.integer({ min: 600, max: 6000 });
const wind = fc.double({ min: 0.01, max: 6, noNaN: true });

describe.each(['K1-KVT', 'K2', 'K4', 'K5', 'S1', 'S2', 'H1', 'H3'])('the steps of %s', (id) => {
  const invoer = invoerOfGeval(id);

  test('can be computed again by hand with the numbers that they show', () => {
    fc.assert(
      fc.property(breedte, hoogte, wind, (B, H, windbelasting) => {
        const { gevelvulling } = invoer;
        const gevelvullingEnKaderData = {
          ...gevelvulling.gevelvullingEnKaderData,
          breedte: B,
          hoogte: H,
        };
        const { algemeen, zijden } = toelichtingOf(
          calculateBerekening({
            ...invoer,
            gevelvulling: { ...gevelvulling, gevelvullingEnKaderData },
            uitgangspunten: { windbelasting },
          }),
        );
        const wrong = [algemeen, ...Object.values(zijden)].flat().filter((stap) => {
          const recomputed = recompute(stap);
          return recomputed !== null && !isShownSo(stap, recomputed);
        });
        expect(wrong).toEqual([]);
      }),
    );
  });
});

test.each([
  ['K2', 'Geadviseerd aantal', 120],
  // The spouwlat is wider than the hoekanker bears: its number fits nevertheless.
  ['K2', 'Nodig aantal', 121],
  ['S2', 'Nodig aantal (past niet)', null],
])('of a number that is not advised %s says whether it fits: %s', (id, label, spouwlatbreedte) => {
  const { gevelvulling, ...rest } = invoerOfGeval(id);
  const detailleringData = {
    ...gevelvulling.detailleringData,
    ...(spouwlatbreedte !== null && { spouwlatbreedte }),
  };
  const { zijden } = toelichtingOf(
    calculateBerekening({ ...rest, gevelvulling: { ...gevelvulling, detailleringData } }),
  );
  const labels = (zijden.onderzijde ?? []).map((stap) => stap.label);
  expect(labels.filter((each) => /(Geadviseerd|Nodig) aantal/.test(each))).toEqual([label]);
});
