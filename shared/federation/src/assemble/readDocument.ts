import { readFileSync } from 'node:fs';

import { visit } from 'jsonc-parser';
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

/** Where in a text the parser stopped, as an editor counts; '' when it does not say. */
const placeOf = ({ message }: SyntaxError, text: string): string => {
  const position = / at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` at line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
};

/** Refuses a key that an object has twice: JSON.parse takes the last, and says nothing. @throws DocumentError */
const refuseDoubled = (file: string, text: string): void => {
  const objects: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (key, ...[, , line, column, pathOf]) => {
      if (objects.at(-1)?.has(key) === true) {
        const path = [...pathOf(), key].join('.');
        throw new DocumentError(
          `${file}: ${path}: it is there twice, the second time at line ${line + 1}, column ${column + 1}. Leave one.`,
        );
      }
      objects.at(-1)?.add(key);
    },
  });
};

const parseJson = (file: string): unknown => {
  // Some editors begin a file with a mark of its encoding.
  const text = readText(file).replace(/^\u{feff}/u, '');
  try {
    const value: unknown = JSON.parse(text);
    refuseDoubled(file, text);
    return value;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    const reason = cause.message.replace(/ (?:in JSON )?at position .*$/s, '');
    throw new DocumentError(`${file}: not JSON${placeOf(cause, text)}: ${reason}`, { cause });
  }
};

/** Reads a JSON file that must fit a schema. @throws DocumentError */
export const readDocument = <T>(file: string, schema: z.ZodType<T>): T => {
  const result = schema.safeParse(parseJson(file));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const { path, message } = issue;
    // Of a key the outer message says only that it is wrong.
    const text = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? message) : message;
    return `${file}: ${path.join('.') || '(document)'}: ${text}`;
  });
  throw new DocumentError(problems.join('\n'));
};
