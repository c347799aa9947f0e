/** Two kinds of unit tests: *.test.ts in Node, *.test.tsx in jsdom. Backend tests run apart. */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
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
  moduleNameMapper: { '\\.css$': '<rootDir>/scripts/jest/cssModule.mjs' },
  modulePathIgnorePatterns: ['/dist/'],
  // Two busy cores: a limit is for what hangs, not for what is slow.
  testTimeout: 30_000,
};

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      roots: ['<rootDir>/shared', '<rootDir>/hosts', '<rootDir>/remotes', '<rootDir>/scripts'],
      testMatch: ['**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/scripts/jest/domSetup.mjs'],
      roots: ['<rootDir>/shared', '<rootDir>/hosts', '<rootDir>/remotes'],
      testMatch: ['**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'backend',
      testEnvironment: 'node',
      roots: ['<rootDir>/backend'],
      testMatch: ['**/*.test.ts'],
    },
  ],
};
