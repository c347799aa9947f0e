import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../scripts/process/run.ts';
import { testFiles } from '../../scripts/testFiles.ts';
import { marksIn } from './marks.ts';

export interface MarkedFile {
  /** From the root of the repository. */
  file: string;
  marks: string[];
}

const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** Tests of the marks themselves. */
const ABOUT_MARKS = /^e2e\/faults\/(?:marks|outcome|verdictOf)\.test\.ts$/;

/** The files of tests with the rows that their titles name. */
export const markedFiles = (): MarkedFile[] =>
  testFiles()
    .filter((file) => !ABOUT_MARKS.test(file))
    .map((file) => {
      const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
      return { file, marks: lines.filter((line) => !COMMENT.test(line)).flatMap(marksIn) };
    })
    .filter(({ marks }) => marks.length > 0);
