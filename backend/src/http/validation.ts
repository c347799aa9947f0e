import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';

import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';

import { invalid, notFound, type HttpProblem } from './httpProblem.ts';

/** The database cannot keep these characters: NUL, and halves of a surrogate pair. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Nobody nests values deeper; whoever does is after the stack. */
const DEEPEST = 50;

const unstorablePath = (value: unknown, path: string, depth = 0): string | null => {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > DEEPEST) return path;
  for (const [key, member] of Object.entries(value)) {
    if (!isStorable(key)) return path;
    const found = unstorablePath(member, path === '' ? key : `${path}.${key}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
};

export interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** Of more there is no end to read. */
const MOST_LINES = 200;

/** Characters of a name that can be read in a message; who sends a longer one gets no more of it back. */
const LEESBAAR = 60;

/** The beginning of a name, where it is a long one. */
export const readable = (part: PropertyKey): string => {
  const name = String(part);
  return name.length > LEESBAAR ? `${name.slice(0, LEESBAAR)}…` : name;
};

/** One line for each field, with its path. */
export const linesOf = (issues: readonly Issue[]): string => {
  const lines = issues
    .slice(0, MOST_LINES)
    .map(({ path, message }) =>
      path.length === 0 ? message : `${path.map(readable).join('.')}: ${message}`,
    );
  const more = issues.length - lines.length;
  return [...lines, ...(more > 0 ? [`En nog ${more} andere.`] : [])].join('\n');
};

/** A refused body: 422 with one Dutch line for each field. */
export const invalidBody = (lines: string): HttpProblem =>
  invalid(`De gegevens zijn niet geldig.\n${lines}`);

const refusal = (httpPart: string | undefined, issues: readonly Issue[]) => {
  if (httpPart === 'params') return notFound();
  if (httpPart === 'body') return invalidBody(linesOf(issues));
  const names = new Set(issues.flatMap(({ path }) => (path.length > 0 ? [String(path[0])] : [])));
  return invalid(
    names.size === 0
      ? `Invalid request. ${linesOf(issues)}`
      : `Invalid value for ${[...names].join(', ')}.`,
    httpPart === 'headers' ? 422 : 400,
  );
};

/** Checks the parts of a request against zod schemas: body 422, query 400, ids 404. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const parsed = z.safeParse(schema, data, { error: dutchErrorMap });
    if (!parsed.success) return { error: refusal(httpPart, parsed.error.issues) };
    const unstorable = unstorablePath(parsed.data, '');
    if (unstorable !== null)
      return { error: refusal(httpPart, [{ path: [unstorable], message: 'Ongeldige invoer.' }]) };
    return { value: parsed.data };
  };
