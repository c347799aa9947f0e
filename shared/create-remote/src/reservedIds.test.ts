import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { nameProblem } from './nameProblem.ts';
import { RESERVED_IDS } from './reservedIds.ts';

test('the ids of the product are those of its remotes, and of its host', () => {
  const remotes = readdirSync(join(import.meta.dirname, '../../../remotes'));
  expect(RESERVED_IDS).toEqual([...remotes, 'host', 'shell'].toSorted());
});

test.each(RESERVED_IDS)('no remote is made by the name %s', (id) => {
  expect(nameProblem(id)).toContain('is the name of a part of the product itself');
});
