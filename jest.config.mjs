import { compiledTests, domTests } from './shared/federation/src/jest/jestConfig.mjs';

/**
 * Two kinds of unit tests: *.test.ts in Node, *.test.tsx in jsdom. Tests with the backend run apart, on
 * the PostgreSQL of `TEST_DATABASE_URL` (`npm test` starts one), else on the embedded database. What
 * proves the build rather than a change is a *.rest.test.ts, for `pnpm test:rest`.
 *
 * By itself jest gives every file a realm of its own, and loads all modules anew in it: a third of the
 * time of the tests in Node. With the options of scripts/bareNode files share a process and its modules;
 * an *.alone.test.ts, which replaces the clock or a global or has JSX, is left to a run without them.
 */
const shared = { ...compiledTests, modulePathIgnorePatterns: ['/dist/'] };

const REST = String.raw`\.rest\.test\.ts$`;
const ON_SERVER = String.raw`\.postgres\.test\.ts$`;
const ALONE = String.raw`\.alone\.test\.ts$`;

const isBare = (process.env['NODE_OPTIONS'] ?? '').includes('bareNode');
const inNode = {
  ...shared,
  testEnvironment: 'node',
  ...(isBare && { runner: 'jest-light-runner/child-process', transform: {} }),
};
const OTHERS = isBare ? [REST, ALONE] : [REST];

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
      ...inNode,
      displayName: 'unit',
      roots: ['<rootDir>/shared', '<rootDir>/hosts', '<rootDir>/remotes', '<rootDir>/scripts'],
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: OTHERS,
    },
    {
      ...shared,
      displayName: 'alone',
      testEnvironment: 'node',
      testMatch: ['**/*.alone.test.ts'],
    },
    {
      ...shared,
      displayName: 'dom',
      ...domTests,
      roots: ['<rootDir>/shared', '<rootDir>/hosts', '<rootDir>/remotes'],
      testMatch: ['**/*.test.tsx'],
    },
    {
      ...inNode,
      displayName: 'backend',
      roots: ['<rootDir>/backend', '<rootDir>/e2e'],
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: isOnServer ? OTHERS : [...OTHERS, ON_SERVER],
    },
    {
      ...shared,
      displayName: 'rest',
      testEnvironment: 'node',
      testMatch: ['**/*.rest.test.ts'],
    },
    {
      // What must hold on either database, for a run on the embedded one.
      ...inNode,
      displayName: 'both databases',
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
