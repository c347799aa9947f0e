import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readDocument } from '../assemble/readDocument.ts';
import { smokeFileSchema, type SmokeDefinition, type SmokeFile } from './smokeDefinition.ts';

/** Beside the `package.json` of a remote, and in its build. */
export const SMOKE_FILE = 'smoke.json';

/** What a remote says in code becomes the file of its build. @throws ZodError */
export const smokeFileOf = (definition: SmokeDefinition): SmokeFile =>
  smokeFileSchema.parse(definition);

/** That of a package or a build; null: it has none. @throws DocumentError */
export const readSmokeFile = (folder: string): SmokeFile | null => {
  const file = join(folder, SMOKE_FILE);
  return existsSync(file) ? readDocument(file, smokeFileSchema) : null;
};

const fits = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === '*' || part === given[index])
  );
};

/** What the first of these files that knows a call answers; null: none of them does. */
export const answerIn = (
  files: readonly SmokeFile[],
  method: string,
  path: string,
): { status: number; body: unknown } | null => {
  for (const { answers } of files) {
    for (const [call, answer] of Object.entries(answers)) {
      const [wanted, pattern = ''] = call.split(' ');
      if (wanted === method && fits(pattern, path)) return answer;
    }
  }
  return null;
};
