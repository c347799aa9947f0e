import { expect, test } from '@jest/globals';

import { runInDelen } from './runInDelen.ts';

/** Work of some milliseconds. */
const werk = (getal: number): number => {
  const until = performance.now() + 4;
  while (performance.now() < until);
  return getal * 2;
};

const GETALLEN = Array.from({ length: 12 }, (_none, index) => index);

test('what waits goes first between the parts, and hears how far it is', async () => {
  const gebeurd: string[] = [];
  const bezig = runInDelen(GETALLEN, werk, {
    signal: new AbortController().signal,
    onDeel: (gedaan) => gebeurd.push(`${gedaan}`),
  });
  const wachtend = setInterval(() => gebeurd.push('wachtend'));

  expect(await bezig).toEqual(GETALLEN.map((getal) => getal * 2));
  clearInterval(wachtend);
  const delen = gebeurd.filter((one) => one !== 'wachtend').map(Number);
  expect(delen.length).toBeGreaterThan(1);
  expect(delen).toEqual(delen.toSorted((one, other) => one - other));
  // Not only before the first part.
  expect(gebeurd.lastIndexOf('wachtend')).toBeGreaterThan(gebeurd.indexOf(`${delen[0]}`));
});

test('what is stopped between two parts gives nothing, and does no more', async () => {
  const stop = new AbortController();
  const gemaakt: number[] = [];
  const made = await runInDelen(
    GETALLEN,
    (getal) => {
      gemaakt.push(getal);
      if (getal === 2) stop.abort();
      return werk(getal);
    },
    stop,
  );

  expect(made).toBeNull();
  expect(gemaakt.length).toBeLessThan(GETALLEN.length);
});
