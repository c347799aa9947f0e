/* Loaded anew for each file of tests. */

export * from './globals.mjs';

const { afterAll, jest } = globalThis;

// What a file spies on is not the next one's.
afterAll(() => {
  jest.restoreAllMocks();
});
