import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { workspaceFiles } from './remoteFiles.ts';
import { writeRepository } from './writeRepository.ts';

let parent = '';

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'create-remote-'));
});

afterEach(() => {
  rmSync(parent, { recursive: true });
});

test('a repository bears its own name everywhere, and has what a repository needs', () => {
  expect(writeRepository(parent, 'mijn-meldingen')).toBeNull();
  const read = (path: string): string => readFileSync(join(parent, 'mijn-meldingen', path), 'utf8');
  expect(read('src/remote.ts')).toContain(`label: 'Mijn meldingen'`);
  expect(read('src/remote.ts')).toContain(`path: 'project/:projectId/mijn-meldingen'`);
  expect(read('.gitignore')).toContain('node_modules/');
  expect(JSON.parse(read('.adviestool.json'))).toEqual({
    id: 'mijn-meldingen',
    template: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect(read('.github/workflows/ci.yml')).toContain('npm run check');
  expect(read('.github/workflows/ci.yml')).toContain('host: [latest, previous]');
  for (const path of ['package.json', 'README.md', 'backend/main.mjs']) {
    expect(read(path)).not.toMatch(/voorbeeld.onderdeel/i);
  }
});

test('a folder that has something in it is left alone', () => {
  expect(writeRepository(parent, 'meldingen')).toBeNull();
  expect(writeRepository(parent, 'meldingen')).toContain('is there already');
});

test.each(['Meldingen', '../meldingen', 'mijn meldingen', 'host', 'shell'])(
  'the name ‘%s’ is refused',
  (id) => {
    expect(writeRepository(parent, id)).toContain(`‘${id}’ is `);
  },
);

test('in the workspace it is a package of it, without what a repository of its own has', () => {
  const files = workspaceFiles('meldingen');
  expect(Object.keys(files)).not.toContain('.github/workflows/ci.yml');
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    name: '@adviestool/meldingen',
    dependencies: { '@adviestool/ui': 'workspace:*' },
    scripts: { build: 'rspack build' },
  });
});
