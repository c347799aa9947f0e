import type { BackendForm } from '@adviestool/contract/backendForm';
import type { FastifyRequest } from 'fastify';

import { invalid } from './httpProblem.ts';

/** A route whose handler answers what is missing before what is wrong, with `refuseInvalid`. */
export const ANSWERS_FIRST = { attachValidation: true } as const;

/** A member of a body that was not checked yet. */
export const valueAt = (body: unknown, path: string): unknown => {
  let value = body;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, name)?.value;
  }
  return value;
};

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Refuses what does not fit the schemas of the route. */
export const refuseInvalid = ({
  validationError,
}: Pick<FastifyRequest, 'validationError'>): void => {
  if (validationError !== undefined) throw validationError;
};

/** Refuses a body that leaves a required field of its form open, and one that is not valid. */
export const refuseIncomplete = (
  { form }: BackendForm,
  request: Pick<FastifyRequest, 'body' | 'validationError'>,
): void => {
  const isOpen = ([name, { required }]: [string, { required: boolean }]): boolean =>
    required && isBlank(valueAt(request.body, name));
  if (Object.entries(form).some(isOpen)) throw invalid('Missing required fields');
  refuseInvalid(request);
};
