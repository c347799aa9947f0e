import { expect, test } from '@jest/globals';

import { GEVALLEN } from '../fixtures/gevallen.ts';
import { explainAlgemeen } from '../toelichting/stappenAlgemeen.ts';
import { parseAdviesInvoer } from './parseAdviesInvoer.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { calculateGedeeld } from './gedeeldeBerekening.ts';

const geval = GEVALLEN.find(({ invoer }) => invoer.uitgangspunten === undefined);
if (geval === undefined) throw new Error('There are worked cases.');

/** The first worked case on a facade, as a case of the command line. */
const op = (gevel: string | null, windvormfactoren: unknown) => {
  const { catalogus: _catalogus, ...invoer } = geval.invoer;
  const { gevelvulling, projectGegevens } = invoer;
  return parseAdviesInvoer(
    {
      ...invoer,
      projectGegevens: { ...projectGegevens, windvormfactoren },
      gevelvulling: {
        ...gevelvulling,
        gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, gevel },
      },
    },
    CATALOGUS,
  );
};

const windOp = (gevel: string | null, windvormfactoren: unknown) => {
  const gelezen = op(gevel, windvormfactoren);
  if (!gelezen.success) throw new Error(JSON.stringify(gelezen.problemen));
  return calculateGedeeld(gelezen.invoer);
};

const FACTOREN = [
  { gevel: 'Noord', factor: 1.1 },
  { gevel: 'zuid ', factor: 1.2 },
];

test.each([
  ['Noord', 1.1],
  [' NOORD ', 1.1],
  ['Zuid', 1.2],
  ['West', 1.4],
  [null, 1.4],
])('a gevelvulling on facade %j is calculated with c_f = %f', (gevel, c_f) => {
  expect(geval.invoer.projectGegevens.windvormFactor).toBe(1.4);
  const { wind } = windOp(gevel, FACTOREN);
  expect(wind.c_f).toBe(c_f);
  expect(wind.w_k).toBeCloseTo(Math.max(c_f * wind.q_p, wind.w_min), 12);
});

const bronnen = (gevel: string): string[] =>
  explainAlgemeen(windOp(gevel, FACTOREN)).map(({ herkomst }) => herkomst);

test('the ledger names the facade', () => {
  expect(bronnen('noord')).toContain('c_f van gevel Noord; rekenmodel 4.1 stap 4');
  expect(bronnen('West')).toContain(
    'c_f van het project: gevel West heeft geen eigen; rekenmodel 4.1 stap 4',
  );
  expect(bronnen(' ')).toContain('rekenmodel 4.1 stap 4');
});

test.each([
  [[{ gevel: 'A', factor: 1.45 }]],
  [[{ gevel: 'A', factor: 1.15 }]],
  [[{ gevel: 'A', factor: -0.1 }]],
  [[{ gevel: '  ', factor: 1.1 }]],
  [[{ gevel: 'a'.repeat(41), factor: 1.1 }]],
  [
    [
      { gevel: 'A', factor: 1.1 },
      { gevel: ' a', factor: 1.2 },
    ],
  ],
  [Array.from({ length: 13 }, (_leeg, index) => ({ gevel: `G${index}`, factor: 1.1 }))],
])('%j is refused', (factoren) => {
  expect(op('A', factoren).success).toBe(false);
});
