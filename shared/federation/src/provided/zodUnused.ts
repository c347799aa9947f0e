/*
 * Stands in for parts of zod that a provided zod would carry along without anybody calling them:
 * its languages, its compiler, its reader of JSON Schema and what it writes of each kind of schema. It is taken over as it stands, after the
 * loaders have been chosen, so it holds no type syntax.
 */

const refuse = () => {
  throw new Error('This part of zod is not in the build; see shared/federation/src/provided.');
};

export const fromJSONSchema = refuse;
export const toJSONSchema = refuse;
export const aggregateChecks = refuse;
export const anyProcessor = refuse;
export const arrayProcessor = refuse;
export const bigintProcessor = refuse;
export const booleanProcessor = refuse;
export const catchProcessor = refuse;
export const customProcessor = refuse;
export const dateProcessor = refuse;
export const defaultProcessor = refuse;
export const enumProcessor = refuse;
export const fileProcessor = refuse;
export const functionProcessor = refuse;
export const intersectionProcessor = refuse;
export const lazyProcessor = refuse;
export const literalProcessor = refuse;
export const mapProcessor = refuse;
export const nanProcessor = refuse;
export const neverProcessor = refuse;
export const nonoptionalProcessor = refuse;
export const nullProcessor = refuse;
export const nullableProcessor = refuse;
export const numberProcessor = refuse;
export const objectProcessor = refuse;
export const optionalProcessor = refuse;
export const pipeProcessor = refuse;
export const prefaultProcessor = refuse;
export const promiseProcessor = refuse;
export const readonlyProcessor = refuse;
export const recordProcessor = refuse;
export const setProcessor = refuse;
export const stringProcessor = refuse;
export const successProcessor = refuse;
export const symbolProcessor = refuse;
export const templateLiteralProcessor = refuse;
export const transformProcessor = refuse;
export const tupleProcessor = refuse;
export const undefinedProcessor = refuse;
export const unionProcessor = refuse;
export const unknownProcessor = refuse;
export const voidProcessor = refuse;
export const JSONSchemaGenerator = refuse;
export const compile = refuse;
export const withParser = refuse;
export const INVALID = Symbol('zod.compile.invalid');
export const ZodCompileAsyncError = refuse;
export const ZodCompileUnsupportedError = refuse;
