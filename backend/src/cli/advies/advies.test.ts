import { expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { GEVALLEN } from './fixtures/gevallen.ts';
import { startAdvies } from './fixtures/startAdvies.ts';

jest.setTimeout(120_000);

const GEVAL = JSON.stringify(GEVALLEN[0]);
/** A wrong case of the same length. */
const FOUT = JSON.stringify('x'.repeat(GEVAL.length));

test('a hundred thousand cases take no more memory than a few', async () => {
  const { child, end } = startAdvies(['--zonder-stappen', '-'], ['--max-old-space-size=64']);
  // One of ten is calculated: what a case holds on to shows, and the test takes a few seconds.
  const tien = `${GEVAL},\n${`${FOUT},\n`.repeat(9)}`;
  const parts = function* () {
    yield '[';
    for (let index = 1; index < 10_000; index += 1) yield tien;
    yield `${tien.slice(0, -2)}]`;
  };
  const sent = pipeline(Readable.from(parts()), child.stdin);
  let gevallenAantal = 0;
  let adviezen = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    gevallenAantal += 1;
    if (line.includes('gevolgklasse')) adviezen += 1;
  }
  await sent;
  const { code, meldingen, maxRss } = await end;
  expect({ code, gevallenAantal, adviezen }).toEqual({
    code: 2,
    gevallenAantal: 100_000,
    adviezen: 10_000,
  });
  expect(meldingen).toMatch(/: 90\.000 van 100\.000 gevallen hebben fouten\./);
  expect(maxRss).toBeLessThan(200_000);
});

test('a case is answered before the next one is given', async () => {
  const { child, end } = startAdvies(['-']);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (let index = 0; index < 3; index += 1) {
    child.stdin.write(`${GEVAL}\n`);
    const { value } = await lines.next();
    expect(value).toContain('"stappen":');
  }
  child.stdin.end();
  expect(await end).toMatchObject({ code: 0, meldingen: '' });
});

test('a reader that has seen enough ends the run quietly', async () => {
  const { child, end } = startAdvies(['-']);
  child.stdin.on('error', () => undefined);
  const sent = pipeline(
    Readable.from(
      (function* () {
        for (;;) yield `${GEVAL}\n`;
      })(),
    ),
    child.stdin,
  ).catch(() => undefined);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await end).toMatchObject({ code: 0, meldingen: '' });
  await sent;
});

test.each([
  [['/bestaat/niet.json'], '/bestaat/niet.json: Bestand kan niet worden gelezen (ENOENT).'],
  [
    ['-', '--catalogus', '/bestaat/niet.json'],
    '/bestaat/niet.json: Bestand kan niet worden gelezen (ENOENT).',
  ],
  [['een.json', 'twee.json'], 'Gebruik: pnpm --silent advies BESTAND'],
  [['-', '--onbekend'], 'Gebruik: pnpm --silent advies BESTAND'],
])('%j is refused with nothing written', async (args, melding) => {
  const { child, end } = startAdvies(args);
  let written = '';
  child.stdout.on('data', (part) => {
    written += String(part);
  });
  const { code, meldingen } = await end;
  expect({ code, written }).toEqual({ code: 2, written: '' });
  expect(meldingen.startsWith(melding)).toBe(true);
});
