import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { runRspack } from '../build/runRspack.ts';

jest.setTimeout(120_000);

let folder = '';

beforeEach(() => {
  // Within the package, so that what it imports is found.
  folder = mkdtempSync(join(import.meta.dirname, '../../node_modules/.styles-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const CONFIG = `
import { remoteConfig } from ${JSON.stringify(join(import.meta.dirname, '../remoteConfig.ts'))};
export default remoteConfig({
  directory: import.meta.dirname,
  definition: { id: 'proef', pages: [{ id: 'start', path: 'proef', title: 'Proef' }] },
});`;

/** Really builds a remote whose one page takes this style sheet. */
const buildWith = (name: string, css: string) => {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', '{ "name": "proef", "version": "1.0.0", "type": "module" }');
  write('rspack.config.ts', CONFIG);
  write('src/module.ts', `export default { pages: { start: () => import('./start/page.ts') } };`);
  write('src/start/page.ts', `import './${name}'; export default () => ({});`);
  write(`src/start/${name}`, css);
  return runRspack(folder);
};

test('a build is refused that would paint the page, with the selector and the file as it was written', async () => {
  const { code, output } = await buildWith(
    'lijst.module.css',
    '@layer remote { body { color: red } }',
  );
  expect(output).toContain('src/start/lijst.module.css:1: the selector ‘body’');
  expect(output).not.toContain('GenericFailure');
  expect(code).not.toBe(0);
});

test('a style sheet whose classes are of the whole page is refused', async () => {
  const { code, output } = await buildWith('lijst.css', '@layer remote { .lijst { color: red } }');
  expect(output).toContain('src/start/lijst.css: its classes are of the whole page');
  expect(code).not.toBe(0);
});

test('styles of own classes are built', async () => {
  const { code, output } = await buildWith(
    'lijst.module.css',
    '@layer remote { .lijst { color: red } }',
  );
  expect([code, output]).toEqual([0, expect.not.stringContaining('lijst')]);
});
