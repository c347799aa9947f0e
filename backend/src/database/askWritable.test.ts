import { expect, test } from '@jest/globals';

import { openTestDatabase } from '../testing/testDatabase.ts';
import { askWritable } from './askWritable.ts';
import { isDatabaseAway } from './databaseErrors.ts';

test('a database that can only be read counts as away', async () => {
  const handle = await openTestDatabase();
  await askWritable(handle.database);
  const asked = handle.database.transaction(askWritable, { accessMode: 'read only' });
  expect(await asked.then(() => null, isDatabaseAway)).toBe(true);
  await handle.close();
});
