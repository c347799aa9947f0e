/* What tests import of '@jest/globals', where the runner gives it as globals and without a limit of time. */

const { describe, expect, jest } = globalThis;

// A program that a test starts is started as its user would.
delete process.env['NODE_OPTIONS'];

/** ms */
let limit = 30_000;
jest.setTimeout = (milliseconds) => {
  limit = milliseconds;
  return jest;
};

const within = (milliseconds, act) =>
  new Promise((resolve, reject) => {
    const late = () => reject(new Error(`Not done within ${milliseconds} ms.`));
    const timer = setTimeout(late, milliseconds);
    const stop = () => clearTimeout(timer);
    Promise.resolve().then(act).finally(stop).then(resolve, reject);
  });

/** A test that hangs fails, and the others go on. */
const limited =
  (define) =>
  (name, act, milliseconds = limit) =>
    define(name, (...args) => within(milliseconds, () => act(...args)));

const limitedHook =
  (define) =>
  (act, milliseconds = limit) =>
    define(() => within(milliseconds, act));

const afterAll = limitedHook(globalThis.afterAll);
const afterEach = limitedHook(globalThis.afterEach);
const beforeAll = limitedHook(globalThis.beforeAll);
const beforeEach = limitedHook(globalThis.beforeEach);

const { test: unlimited } = globalThis;
const test = Object.assign(limited(unlimited), {
  each: (...table) => limited(unlimited.each(...table)),
  only: limited(unlimited.only),
  skip: unlimited.skip,
});

export { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test };
