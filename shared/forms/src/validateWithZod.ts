import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import { FORM_ERROR, getIn, setIn, type ValidationErrors } from 'final-form';
import type { z } from 'zod';

/** [‘ankers’, 0, ‘merk’] is the field ‘ankers[0].merk’. */
const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');

/** Whether the field or an object around it has a message already. */
const isTaken = (errors: object, path: readonly PropertyKey[]): boolean =>
  path.some(
    (_key, index) => typeof getIn(errors, fieldName(path.slice(0, index + 1))) === 'string',
  );

const addIssue = (errors: object, { path, message }: z.core.$ZodIssue): object => {
  if (path.length === 0) return { [FORM_ERROR]: message, ...errors };
  const name = fieldName(path);
  // Final-form keeps one thing per path: the first message of a field, or those of its parts.
  if (isTaken(errors, path) || getIn(errors, name) !== undefined) return errors;
  return setIn(errors, name, message);
};

const isFilled = (values: object, path: readonly PropertyKey[]): boolean => {
  const value: unknown = getIn(values, fieldName(path));
  return value !== undefined && value !== null && value !== '';
};

/**
 * Makes the record-level `validate` of a form from a schema: an object of messages in the shape of
 * the values, the first message per field; issues of the record itself come under `FORM_ERROR`.
 *
 * The messages are the Dutch ones of the contract. Make it once, outside a component. Zod runs a
 * refinement of an object only when its fields pass.
 */
export const validateWithZod =
  (schema: z.ZodType) =>
  (values: object): ValidationErrors => {
    const { error } = schema.safeParse(values, { error: dutchErrorMap });
    return error === undefined ? {} : error.issues.reduce<object>(addIssue, {});
  };

/** As `validateWithZod`, of a form that may be left open: only what is filled in must be right. */
export const validateFilledWithZod =
  (schema: z.ZodType) =>
  (values: object): ValidationErrors => {
    const { error } = schema.safeParse(values, { error: dutchErrorMap });
    const issues = error?.issues.filter(({ path }) => isFilled(values, path)) ?? [];
    return issues.reduce<object>(addIssue, {});
  };
