const urlOf = (path) => new URL(path, import.meta.url).href;

const STYLES = urlOf('../../shared/federation/src/jest/cssModule.mjs');

/** Helpers of tests are loaded once, and files of tests, which the runner gives an address of their own, each time. */
const jestFor = (parent) =>
  parent?.includes('.test.ts?')
    ? `${urlOf('./perFile.mjs')}?of=${encodeURIComponent(parent)}`
    : urlOf('./globals.mjs');

/** Where `node` finds what jest itself would have given a test. */
export const resolve = (specifier, context, next) => {
  if (specifier === '@jest/globals') {
    return { url: jestFor(context.parentURL), shortCircuit: true };
  }
  if (specifier.endsWith('.css')) return { url: STYLES, shortCircuit: true };
  return next(specifier, context);
};
