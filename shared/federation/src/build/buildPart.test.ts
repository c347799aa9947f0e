import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, expect, jest, test } from '@jest/globals';

import { buildRoot, removeRoots, write } from '../builders/buildRoot.ts';
import { buildPart, commonInputsOf } from './buildPart.ts';

// The bundler starts, on a busy machine slowly.
jest.setTimeout(120_000);

afterAll(removeRoots);

test('parts are built anew when the rekenmodel that they show has changed', () => {
  const { root } = buildRoot({ remotes: {} });
  const before = commonInputsOf(root);
  write(join(root, 'shared/domain/rekenmodel.md'), '# Rekenmodel');
  expect(commonInputsOf(root)).not.toBe(before);
});

test('a build that does not end well is not taken for the one before it', async () => {
  const { root } = buildRoot({ remotes: {} });
  write(join(root, 'hosts/shell/rspack.config.ts'), '');
  const folder = join(root, 'remotes/kapot');
  write(join(folder, 'rspack.config.mjs'), 'throw new Error("breaks off");');
  const stamp = join(folder, 'node_modules/.built');
  write(stamp, 'of before');
  await expect(buildPart(folder)).rejects.toThrow('kapot does not build');
  expect(existsSync(stamp)).toBe(false);
});
