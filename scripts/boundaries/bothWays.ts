import { dirname } from 'node:path';

/** A file with the files that it imports, as paths from the root. */
export interface Imports {
  source: string;
  imported: readonly string[];
}

/** A test may look at whatever it needs, and so may what only tests import. */
const IS_OF_TESTS = /\.(?:test|spec)\.tsx?$|\/(?:testing|builders|fixtures)\//;

/**
 * The folders that import each other, each with a file that goes either way; a folder does not count what lies
 * in those beneath it.
 */
export const bothWays = (files: readonly Imports[]): string[] => {
  const ways = new Map<string, string>();
  for (const { source, imported } of files) {
    if (IS_OF_TESTS.test(source)) continue;
    for (const target of imported) {
      if (dirname(target) === dirname(source) || IS_OF_TESTS.test(target)) continue;
      ways.set(`${dirname(source)} ${dirname(target)}`, `${source} → ${target}`);
    }
  }
  return [...ways].flatMap(([way, file]) => {
    const [from = '', to = ''] = way.split(' ');
    const back = ways.get(`${to} ${from}`);
    return back === undefined || from > to ? [] : `${from} and ${to}: ${file}, ${back}`;
  });
};
