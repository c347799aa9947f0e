import { compiledTests, domTests } from './shared/federation/src/jest/jestConfig.mjs';

/**
 * Two kinds of unit tests: *.test.ts in Node, *.test.tsx in jsdom. Tests with the backend run apart:
 * all on the embedded database, those of projects (and *.postgres.test.ts) on PostgreSQL too.
 */
const shared = { ...compiledTests, modulePathIgnorePatterns: ['/dist/'] };

const postgres = {
  ...shared,
  displayName: 'postgres',
  testEnvironment: 'node',
  roots: ['<rootDir>/backend'],
  testMatch: [
    '**/*.postgres.test.ts',
    '**/{project,projects,projectList,projectBeheer,projectBestand,concurrentSaves}.test.ts',
    '**/{gebruik,gevelvullingen,geschiedenis,standaarden,summary}.test.ts',
    '**/{createWatch,logWork,watchStatements,seedDemo,seedProjects}.test.ts',
    '**/{loggedError,diskFull,checkLogin,rateLimit}.test.ts',
  ],
};

export default {
  // Jest would leave a core unused.
  maxWorkers: '100%',
  // A limit is for what hangs, not for what is slow. Jest reads it here, not in a project.
  testTimeout: 30_000,
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
      ...domTests,
      roots: ['<rootDir>/shared', '<rootDir>/hosts', '<rootDir>/remotes'],
      testMatch: ['**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'backend',
      testEnvironment: 'node',
      roots: ['<rootDir>/backend', '<rootDir>/e2e'],
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [String.raw`\.postgres\.test\.ts$`],
    },
    // With a server to run on; `pnpm test:postgres` starts one.
    ...(process.env['TEST_DATABASE_URL'] === undefined ? [] : [postgres]),
  ],
};
