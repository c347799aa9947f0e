import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ROOT } from './process/run.ts';
import { changedBetween, treeOf } from './workingTree.ts';

/** The files that changed since every check passed, from the root of the repository; null: that is not known. */
export type Changes = readonly string[] | null;

/** The tree that last passed. */
const PASSED = join(ROOT, 'node_modules/.cache/adviestool/passed');

interface Look {
  changes: Changes;
  /** Keeps that every check passed for the tree as it was at this look. */
  keepPassed: () => void;
}

export const lookForChanges = (): Look => {
  const tree = treeOf(ROOT);
  return {
    changes:
      tree !== null && existsSync(PASSED)
        ? changedBetween(ROOT, readFileSync(PASSED, 'utf8'), tree)
        : null,
    keepPassed: () => {
      if (tree === null) return;
      mkdirSync(dirname(PASSED), { recursive: true });
      writeFileSync(PASSED, tree);
    },
  };
};
