/*
 * Stands in for parts of zod that a provided zod would carry along without anybody calling them:
 * its languages, its compiler and its reader of JSON Schema. It is taken over as it stands, after the
 * loaders have been chosen, so it holds no type syntax.
 */

const refuse = () => {
  throw new Error('This part of zod is not in the build; see shared/federation/src/provided.');
};

export const fromJSONSchema = refuse;
export const JSONSchemaGenerator = refuse;
export const compile = refuse;
export const withParser = refuse;
export const INVALID = Symbol('zod.compile.invalid');
export const ZodCompileAsyncError = refuse;
export const ZodCompileUnsupportedError = refuse;
