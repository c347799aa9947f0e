import { adviesInvoerIn } from '@adviestool/domain/rekenen/adviesInvoer';
import { applyAdviesIn } from '@adviestool/domain/rekenen/applyAdvies';
import { calculateBerekening } from '@adviestool/domain/rekenen/berekening';
import { toelichtingOf } from '@adviestool/domain/toelichting/toelichting';

import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { catalogus } from '../fixtures/catalogus.ts';
import { gevelvullingen } from '../fixtures/gevelvullingen.ts';
import { median } from '../load/quantile.ts';

const GEVELVULLINGEN = 1000;
const ROUNDS = 31;

const KINDS = Object.values(gevelvullingen);
const MANY = Array.from(
  { length: GEVELVULLINGEN },
  (_, index) => KINDS[index % KINDS.length],
).filter((gevelvulling) => gevelvulling !== undefined);
const basis = { projectGegevens: buildProjectGegevens(), catalogus };

const measure = (act: () => void): number =>
  median(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      act();
      return performance.now() - start;
    }),
  );

/** Milliseconds for 1,000 gevelvullingen. */
export interface Recalculation {
  /** From what is stored to the numbers, after a change of their project. */
  numbers: number;
  /** The part of it that reads and checks what is stored. */
  reading: number;
  /** The steps that explain the numbers, which only an opened calculation asks for. */
  steps: number;
}

export const measureRecalculation = (): Recalculation => {
  const berekeningen = MANY.map(adviesInvoerIn(basis)).flatMap((invoer) =>
    invoer === null ? [] : [calculateBerekening(invoer)],
  );
  return {
    numbers: measure(() => {
      MANY.forEach(applyAdviesIn(basis));
    }),
    reading: measure(() => {
      MANY.forEach(adviesInvoerIn(basis));
    }),
    steps: measure(() => {
      berekeningen.forEach(toelichtingOf);
    }),
  };
};
