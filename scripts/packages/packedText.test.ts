import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { ROOT } from '../process/run.ts';
import { packedText } from './packedText.ts';
import { PUBLISHED } from './published.ts';

test('a link that leads nowhere for who has the packages alone is its words', () => {
  const text =
    'See [places](slots.md), [that](slots.md#b), [here](#a), [site](https://x.nl), [nginx](../deploy/nginx.conf), [why](decisions/0001-x.md).';
  expect(packedText(text, ['slots'])).toBe(
    'See [places](slots.md), [that](slots.md#b), [here](#a), [site](https://x.nl), nginx, why.',
  );
});

test('no packed document has a link to what is not packed', () => {
  const names = PUBLISHED.flatMap(({ docs = [] }) => docs);
  const targets = names.flatMap((name) => {
    const text = readFileSync(join(ROOT, 'docs', `${name}.md`), 'utf8');
    return [...packedText(text, names).matchAll(/\]\(([^)#]+\.md)/g)].map(
      ([, target = '']) => target,
    );
  });
  expect(targets.filter((target) => !names.includes(target.replace(/\.md$/, '')))).toEqual([]);
  expect(targets).toContain('slots.md');
});
