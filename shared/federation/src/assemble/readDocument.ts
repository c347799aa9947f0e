import { readFileSync } from 'node:fs';

import type { z } from 'zod';

import { refusalText } from './systemRefusal.ts';

/** A document that composes the product is missing or wrong; the message names file, place and expectation. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/** @throws DocumentError */
export const readBytes = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new DocumentError(refusalText(cause) ?? `${file}: the file cannot be read.`, { cause });
  }
};

/** @throws DocumentError */
export const readText = (file: string): string => readBytes(file).toString('utf8');

const parseJson = (file: string): unknown => {
  try {
    return JSON.parse(readText(file));
  } catch (cause) {
    if (cause instanceof SyntaxError) {
      throw new DocumentError(`${file}: not JSON: ${cause.message}`, { cause });
    }
    throw cause;
  }
};

/** Reads a JSON file that must fit a schema. @throws DocumentError */
export const readDocument = <T>(file: string, schema: z.ZodType<T>): T => {
  const result = schema.safeParse(parseJson(file));
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `${file}: ${path.join('.') || '(document)'}: ${message}`,
  );
  throw new DocumentError(problems.join('\n'));
};
