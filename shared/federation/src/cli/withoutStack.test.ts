import { expect, test } from '@jest/globals';

import { withoutStack } from './withoutStack.ts';

test('what a bundler printed keeps what people can mend, and loses the places in its own code', () => {
  const output = [
    'account does not build:',
    '  ╰─▶   × Error: The page ‘edit’ has no chunk: write it in module.ts.',
    '        │     at filesOf (/srv/shared/federation/src/pageFiles.ts:40:11)',
    '        │     at new Promise (<anonymous>)',
    '        │     at AsyncSeriesHook.plugins [as make] (/srv/index.js:96:39)',
    '        │     at file:///srv/node_modules/@rspack/core/dist/index.js:458:18',
    '   at src/module.ts line 3: expected a type',
    'look at the file',
  ];
  expect(withoutStack(output.join('\n')).split('\n')).toEqual([
    output[0],
    output[1],
    output[6],
    output[7],
  ]);
});
