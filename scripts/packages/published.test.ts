import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { z } from 'zod';

import { ROOT } from '../process/run.ts';
import { PUBLISHED } from './published.ts';

const packageSchema = z.object({ name: z.string(), private: z.boolean().default(false) });

test('what is published is what is not private', () => {
  const open = globSync('{hosts,remotes,shared}/*/package.json', { cwd: ROOT })
    .map((file) => ({
      folder: dirname(file),
      ...packageSchema.parse(JSON.parse(readFileSync(join(ROOT, file), 'utf8'))),
    }))
    .filter((each) => !each.private)
    .map(({ folder }) => folder);
  expect(open.toSorted()).toEqual(PUBLISHED.map(({ name }) => `shared/${name}`).toSorted());
});
