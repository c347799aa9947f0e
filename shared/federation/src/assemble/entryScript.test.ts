import { expect, test } from '@jest/globals';
import { Linter } from 'eslint';

import { BROWSERS } from '../browsers.ts';
import { ENTRY_SCRIPT } from './entryScript.ts';

/** What a browser of fifteen years ago has to say of a script. */
const read = (text: string) =>
  new Linter().verify(text, { languageOptions: { ecmaVersion: 5, sourceType: 'script' } });

test('every browser can read it', () => {
  expect(read(ENTRY_SCRIPT)).toEqual([]);
  expect(read('const later = 1;')).not.toEqual([]);
});

test('it names the browsers that are served', () => {
  const versions = BROWSERS.map((browser) => browser.replace(/^.*>= /, ''));
  for (const version of versions)
    expect(ENTRY_SCRIPT).toMatch(new RegExp(`vanaf versie ${version}\\b`));
});
