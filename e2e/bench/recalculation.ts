import { applyAdviesIn } from '@adviestool/domain/applyAdvies';

import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { catalogus } from '../fixtures/catalogus.ts';
import { gevelvullingen } from '../fixtures/gevelvullingen.ts';
import { median } from './quantile.ts';

const GEVELVULLINGEN = 1000;
const ROUNDS = 31;

/** Milliseconds in which the numbers of 1,000 gevelvullingen follow a change of their project. */
export const measureRecalculation = (): number => {
  const kinds = Object.values(gevelvullingen);
  const projectGegevens = buildProjectGegevens();
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    const applyAdvies = applyAdviesIn({ projectGegevens, catalogus });
    for (let index = 0; index < GEVELVULLINGEN; index += 1) {
      const gevelvulling = kinds[index % kinds.length];
      if (gevelvulling !== undefined) applyAdvies(gevelvulling);
    }
    return performance.now() - start;
  });
  return median(times);
};
