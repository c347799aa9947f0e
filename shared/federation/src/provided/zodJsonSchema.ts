/* Stands in for zod's writer of JSON Schema, as `zodUnused` does for its other parts. */

const refuse = () => {
  throw new Error('This part of zod is not in the build; see shared/federation/src/provided.');
};

export const createToJSONSchemaMethod = () => refuse;
export const createStandardJSONSchemaMethod = () => refuse;
