import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How tests are compiled and what stands in for style sheets, wherever they are run. */
export const compiledTests = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      fileURLToPath(import.meta.resolve('@swc/jest')),
      {
        jsc: {
          target: 'es2023',
          experimental: { keepImportAttributes: true },
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: { '\\.css$': join(import.meta.dirname, 'cssModule.mjs') },
};

/** Tests in jsdom, with what it lacks. */
export const domTests = {
  testEnvironment: 'jsdom',
  setupFiles: [join(import.meta.dirname, 'domSetup.mjs')],
};

/** The configuration of a remote in a repository of its own: `*.test.ts` and `*.test.tsx` of `src`. */
export const jestConfig = {
  ...compiledTests,
  ...domTests,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.{ts,tsx}'],
};
