/*
 * Stands in for zod's care for values that hold themselves, which no answer, stored text or input of a form does:
 * they come from JSON. zod/mini is without it too. It is taken over as it stands, after the loaders have been
 * chosen, so it holds no type syntax.
 */

const refuse = () => {
  throw new Error('This part of zod is not in the build; see shared/federation/src/provided.');
};

/** Every schema asks for it: there is none. */
export const memoizer = () => undefined;

export const isBackEdge = refuse;
export const isRecursiveSchema = refuse;
export const $ZodCyclicError = Error;
