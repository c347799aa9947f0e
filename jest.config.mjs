import { compiledTests, domTests } from './shared/federation/src/jest/jestConfig.mjs';

/**
 * Two kinds of unit tests: *.test.ts in Node, *.test.tsx in jsdom. Tests with the backend run apart, on
 * the PostgreSQL of `TEST_DATABASE_URL` (`npm test` starts one), else on the embedded database. What
 * proves the build rather than a change is a *.rest.test.ts, for `pnpm test:rest`.
 */
const shared = { ...compiledTests, modulePathIgnorePatterns: ['/dist/'] };

const REST = String.raw`\.rest\.test\.ts$`;
const ON_SERVER = String.raw`\.postgres\.test\.ts$`;

const isOnServer = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

export default {
  // Jest would leave a core unused.
  maxWorkers: '100%',
  // Node keeps the modules of each test file, and collecting garbage among them costs more than a new worker.
  workerIdleMemoryLimit: '700MB',
  // A limit is for what hangs, not for what is slow. Jest reads it here, not in a project.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      roots: ['<rootDir>/shared', '<rootDir>/hosts', '<rootDir>/remotes', '<rootDir>/scripts'],
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [REST],
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
      testPathIgnorePatterns: isOnServer ? [REST] : [REST, ON_SERVER],
    },
    {
      ...shared,
      displayName: 'rest',
      testEnvironment: 'node',
      testMatch: ['**/*.rest.test.ts'],
    },
    {
      // What must hold on either database, for a run on the embedded one.
      ...shared,
      displayName: 'both databases',
      testEnvironment: 'node',
      roots: ['<rootDir>/backend'],
      testMatch: [
        '**/{project,projects,projectList,projectBeheer,projectBestand,concurrentSaves}.test.ts',
        '**/{gebruik,gevelvullingen,geschiedenis,standaarden,summary}.test.ts',
        '**/{createWatch,logWork,watchStatements,seedDemo,seedProjects}.test.ts',
        '**/{loggedError,diskFull,checkLogin,rateLimit}.test.ts',
      ],
    },
  ],
};
