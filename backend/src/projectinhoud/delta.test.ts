import { expect, test } from '@jest/globals';

import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';

import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { deltaOf } from './delta.ts';
import { inhoudOf, type Inhoud } from './inhoud.ts';
import { revisiesOf } from './revisie.ts';

/** With a text of a newer release in it, as JSON. */
const inhoudMet = (rest: string): Inhoud => {
  const gevelvulling = createGevelvulling({ id: 'k1', merk: 'K01' });
  const text = JSON.stringify({ ...gevelvulling, rest: 0 }).replace('"rest":0', `"rest":${rest}`);
  return inhoudOf({ ...buildProjectBody(), gevelvullingen_json: `[${text}]` });
};

test.each([
  ['{"a":1,"b":2}', '{ "b" : 2, "a" : 1.0 }', 0],
  ['0', '-0', 0],
  ['1', '1e0', 0],
  // To its user the same, but the history gives back what was stored.
  ['null', '""', 1],
  ['1', '2', 1],
])(
  'the history has a row of %s that becomes %s just when its revision changes',
  (one, other, rows) => {
    const [before, after] = [inhoudMet(one), inhoudMet(other)];
    const isSameRevisie =
      revisiesOf(before.lijst ?? [])['k1'] === revisiesOf(after.lijst ?? [])['k1'];
    expect(deltaOf(before, after).rows).toHaveLength(rows);
    expect(isSameRevisie).toBe(rows === 0);
  },
);
