import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

import type { Stats } from '@rspack/core';

import { modulePaths } from './modulePaths.ts';
import { styleProblems } from './styleProblems.ts';

/**
 * The styles of a remote are of its own elements: those of the page, of the host and of other remotes it
 * does not reach.
 * @param directory that of its package, which messages name files from
 * @throws Error that names file and selector of each that does
 */
export const refuseOutsideStyles = (stats: Pick<Stats, 'toJson'>, directory: string): void => {
  const paths = new Set(modulePaths(stats).filter((path) => path.endsWith('.css')));
  const problems = [...paths].toSorted().flatMap((path) => {
    const file = relative(directory, path);
    return path.endsWith('.module.css')
      ? styleProblems({ file, text: readFileSync(path, 'utf8') })
      : [`${file}: its classes are of the whole page: name it .module.css.`];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
};
