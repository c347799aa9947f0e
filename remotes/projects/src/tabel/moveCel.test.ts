import { expect, test } from '@jest/globals';

import { moveCel, nextInvoer } from './moveCel.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const rooster = { ids, kolommen: 4, pagina: 3 };

test.each([
  ['ArrowDown', false, 'b', 1, 'c', 1],
  ['ArrowUp', false, 'a', 1, null, 1],
  ['ArrowUp', false, null, 1, null, 1],
  ['ArrowDown', false, null, 1, 'a', 1],
  ['ArrowDown', false, 'e', 1, 'e', 1],
  ['ArrowLeft', false, 'b', 0, 'b', 0],
  ['ArrowRight', false, 'b', 3, 'b', 3],
  ['ArrowRight', false, 'b', 1, 'b', 2],
  ['Home', false, 'c', 2, 'c', 0],
  ['End', false, 'c', 2, 'c', 3],
  ['Home', true, 'c', 2, 'a', 0],
  ['End', true, 'c', 2, 'e', 3],
  ['PageDown', false, 'a', 2, 'd', 2],
  ['PageDown', false, 'd', 2, 'e', 2],
  ['PageUp', false, 'b', 2, 'a', 2],
] as const)('%s (ctrl: %j) goes from %s,%i to %s,%i', (key, ctrlKey, id, kolom, toId, toKolom) => {
  expect(moveCel({ id, kolom }, { key, ctrlKey }, rooster)).toEqual({ id: toId, kolom: toKolom });
});

test('another key goes nowhere', () => {
  expect(moveCel({ id: 'a', kolom: 0 }, { key: 'x', ctrlKey: false }, rooster)).toBeNull();
});

test.each([
  ['a', 1, 1, 'a', 3],
  ['a', 3, 1, 'b', 1],
  ['b', 1, -1, 'a', 3],
] as const)('after %s,%i (%i) comes %s,%i', (id, kolom, stap, toId, toKolom) => {
  expect(nextInvoer({ id, kolom }, { ids, kolommen: [1, 3], stap })).toEqual({
    id: toId,
    kolom: toKolom,
  });
});

test('before the first and after the last comes nothing', () => {
  expect(nextInvoer({ id: 'a', kolom: 1 }, { ids, kolommen: [1, 3], stap: -1 })).toBeNull();
  expect(nextInvoer({ id: 'e', kolom: 3 }, { ids, kolommen: [1, 3], stap: 1 })).toBeNull();
});
