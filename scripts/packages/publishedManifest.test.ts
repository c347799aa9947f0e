import { expect, test } from '@jest/globals';

import { manifestSchema, publishedManifest, publishedRanges } from './publishedManifest.ts';

const options = {
  workspace: new Map([['@adviestool/contract', '1.2.0']]),
  catalog: new Map([['zod', '4.6.7']]),
  kept: ['./builders/buildRoot'],
  beside: ['template'],
  isTool: false,
};

const manifest = manifestSchema.parse({
  name: '@adviestool/proef',
  version: '1.0.0',
  private: true,
  description: 'Proef',
  license: 'MIT',
  publishConfig: { bin: { proef: './src/cli/proef.ts' } },
  exports: {
    './Button': './src/Button.tsx',
    './builders/buildRoot': './src/builders/buildRoot.ts',
    './css': { types: './src/css.d.ts' },
    './jest/jestConfig': './src/jest/jestConfig.mjs',
    './rekenmodel.md': './rekenmodel.md',
    './tokens.css': './src/tokens.css',
  },
  dependencies: { '@adviestool/contract': 'workspace:*', zod: 'catalog:' },
  devDependencies: { jest: 'catalog:' },
});

test('what is exported is what was built, with its types', () => {
  expect(publishedManifest(manifest, options)).toMatchObject({
    bin: { proef: 'dist/cli/proef.js' },
    exports: {
      './Button': { types: './dist/Button.d.ts', default: './dist/Button.js' },
      './css': { types: './dist/css.d.ts' },
      './jest/jestConfig': './dist/jest/jestConfig.mjs',
      './rekenmodel.md': './rekenmodel.md',
      './tokens.css': './dist/tokens.css',
    },
    files: ['dist', 'CHANGELOG.md', 'template'],
  });
});

test('what needs this repository, or is for it alone, is left out', () => {
  const published = publishedManifest(manifest, options);
  expect(published.exports).not.toHaveProperty('./builders/buildRoot');
  expect(published).not.toHaveProperty('private');
  expect(published).not.toHaveProperty('devDependencies');
});

test('own packages are ranges; a tool asks for its libraries exactly', () => {
  const own = { '@adviestool/contract': '^1.2.0' };
  expect(publishedManifest(manifest, options)).toMatchObject({
    dependencies: { ...own, zod: '^4.6.7' },
  });
  expect(publishedManifest(manifest, { ...options, isTool: true })).toMatchObject({
    dependencies: { ...own, zod: '4.6.7' },
  });
});

test('a package of the workspace that is not published cannot be needed', () => {
  const wrong = { ...manifest, dependencies: { '@adviestool/rapport': 'workspace:*' } };
  expect(() => publishedManifest(wrong, options)).toThrow(
    '@adviestool/rapport: workspace:* is no version to publish.',
  );
});

test('of our own packages every later minor will do, also below 1.0.0', () => {
  const versions = {
    workspace: new Map([
      ['@adviestool/contract', '1.2.0'],
      ['@adviestool/ui', '0.3.1'],
    ]),
    catalog: new Map<string, string>(),
    isExact: false,
  };
  const asked = { '@adviestool/contract': 'workspace:*', '@adviestool/ui': 'workspace:*' };
  expect(publishedRanges(asked, versions)).toEqual({
    '@adviestool/contract': '^1.2.0',
    '@adviestool/ui': '>=0.3.1 <1.0.0',
  });
});
