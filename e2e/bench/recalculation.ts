import { gevelvullingSchema } from '@adviestool/contract/gevelvulling';
import { adviesInvoerIn } from '@adviestool/domain/rekenen/adviesInvoer';
import { applyAdviesIn } from '@adviestool/domain/rekenen/applyAdvies';
import { calculateBerekening } from '@adviestool/domain/rekenen/berekening';
import { readCompleet } from '@adviestool/domain/rekenen/readCompleet';
import { toelichtingOf } from '@adviestool/domain/toelichting/toelichting';
import { z } from 'zod';

import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { catalogus } from '../fixtures/catalogus.ts';
import { gevelvullingen } from '../fixtures/gevelvullingen.ts';
import { median } from '../load/quantile.ts';
import { processorTime } from './processorTime.ts';

const GEVELVULLINGEN = 1000;
const ROUNDS = 15;
/** Times in a row, so that few of them clear away what the other has left behind. */
const IN_A_ROW = 5;

const KINDS = Object.values(gevelvullingen);
/** Each an object of its own, as they come out of a stored text. */
const MANY = z
  .array(gevelvullingSchema)
  .parse(
    JSON.parse(
      JSON.stringify(
        Array.from({ length: GEVELVULLINGEN }, (_, index) => KINDS[index % KINDS.length]),
      ),
    ),
  );
const basis = { projectGegevens: buildProjectGegevens(), catalogus };

/** Milliseconds of processor for 1,000 gevelvullingen. */
export interface Recalculation {
  /** Their numbers after a change of their project, with what was read of them before. */
  numbers: number;
  /** Reading and checking what is stored of them, which every change took before that was kept. */
  reading: number;
  /** The steps that explain the numbers, which only an opened calculation asks for. */
  steps: number;
}

const measure = (act: () => unknown): number =>
  processorTime(() => {
    for (let time = 0; time < IN_A_ROW; time += 1) act();
  }).milliseconds / IN_A_ROW;

export const measureRecalculation = (): Recalculation => {
  const numbers: number[] = [];
  const reading: number[] = [];
  // In turn, so that a busier moment of the machine strikes both.
  for (let round = 0; round < ROUNDS; round += 1) {
    numbers.push(measure(() => MANY.map(applyAdviesIn(basis))));
    reading.push(measure(() => MANY.map(readCompleet)));
  }
  const berekeningen = MANY.map(adviesInvoerIn(basis)).flatMap((invoer) =>
    invoer === null ? [] : [calculateBerekening(invoer)],
  );
  return {
    numbers: median(numbers),
    reading: median(reading),
    steps: measure(() => berekeningen.map(toelichtingOf)),
  };
};
