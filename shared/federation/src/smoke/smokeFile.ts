import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { OF_ONE_REMOTE } from '@adviestool/contract/slots';
import { z } from 'zod';

import { readDocument } from '../assemble/readDocument.ts';

/** Beside the `package.json` of a remote, and in its build. */
export const SMOKE_FILE = 'smoke.json';

const CALL = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S*$/;

/** What a remote says of how its pages are opened to look at: no answer in it is of a person. */
const smokeFileSchema = z.strictObject({
  /** What stands in addresses, by the name of the parameter. */
  params: z.record(z.string(), z.string().min(1)).default({}),
  /** By method and path, in which `*` is any one part: what a backend answers. */
  answers: z
    .record(
      z.string().regex(CALL, 'must be a method and a path, as GET /api/v2/x'),
      z.strictObject({ status: z.int().min(200).max(599).default(200), body: z.unknown() }),
    )
    .default({}),
  /** The places of the frame that it fills and that come with an event, as an ended session: no page shows them. */
  events: z.array(z.enum(OF_ONE_REMOTE)).default([]),
});

export type SmokeFile = z.infer<typeof smokeFileSchema>;

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
