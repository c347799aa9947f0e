const urlOf = (path) => new URL(path, import.meta.url).href;

const JEST = urlOf('./globals.mjs');
const STYLES = urlOf('../../shared/federation/src/jest/cssModule.mjs');

/** Where `node` finds what jest itself would have given a test. */
export const resolve = (specifier, context, next) => {
  if (specifier === '@jest/globals') return { url: JEST, shortCircuit: true };
  if (specifier.endsWith('.css')) return { url: STYLES, shortCircuit: true };
  return next(specifier, context);
};
