import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readFile as readModel } from '@adviestool/ifc/readFile';
import { expect, test } from '@jest/globals';

import { proefschrijven } from './proefschrijven.ts';

const mini = await readFile(
  join(import.meta.dirname, '../../../../shared/ifc/src/voorbeeld/mini.ifc'),
);

test('counts the hoekankers that are read back, and says of what gets none why', async () => {
  // The wall has no body.
  expect(await proefschrijven(mini, await readModel(mini))).toEqual({
    hoekankers: 24,
    zonder: 'geenVorm 1',
  });
});

test('says why a file is not written', async () => {
  const model = await readModel(mini);
  const other = Buffer.from(mini.toString().replaceAll(/'1a+(\d)'/g, "'9aaaaaaaaaaaaaaaaaaaa$1'"));
  expect(await proefschrijven(other, model)).toEqual({ hoekankers: 0, zonder: '(leeg)' });
});
