import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';
import { z } from 'zod';

import type { Call } from './call.ts';

const CALLS: [string, Call][] = [];
for (const file of readdirSync(import.meta.dirname)) {
  if (file === 'call.ts' || file.includes('.test.')) continue;
  CALLS.push(...Object.entries<Call>(await import(join(import.meta.dirname, file))));
}

/** What the transport makes of the page of a proxy, of an answer that is cut off, or of another backend's. */
const FOREIGN = ['<!doctype html><h1>Onderhoud</h1>', null, []];

test.each(CALLS)('%s takes nothing foreign for its answer [storing 25]', (_name, call) => {
  const { answer, other } = call;
  for (const schema of [answer, other]) {
    const refused = schema instanceof z.ZodUndefined ? FOREIGN : [...FOREIGN, undefined];
    for (const each of refused) expect(schema?.safeParse(each).success ?? false).toBe(false);
  }
});
