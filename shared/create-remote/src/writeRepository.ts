import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { nameProblem } from './nameProblem.ts';
import { remoteFiles } from './remoteFiles.ts';
import { TEMPLATE_RECORD, templateRecord, templateVersion } from './templateRecord.ts';
import { writeFiles } from './writeFiles.ts';

/**
 * Makes a remote in a repository of its own, a folder of this name.
 * @param parent folder that it is made in
 * @returns what is wrong, with nothing written; null: it is made
 */
export const writeRepository = (parent: string, id: string): string | null => {
  const problem = nameProblem(id);
  if (problem !== null) return problem;
  const folder = join(parent, id);
  if (existsSync(folder) && readdirSync(folder).length > 0) return `${folder} is there already.`;
  writeFiles(folder, {
    ...remoteFiles(id),
    [TEMPLATE_RECORD]: templateRecord(id, templateVersion()),
  });
  return null;
};

/** What to do with a repository that was made. */
export const nextSteps = (id: string): string =>
  [
    `${id} is made: a page, a page of a project, a place beside a gevelvulling, calls, tests.`,
    `  cd ${id}`,
    '  npm install',
    '  npm run check              types, tests, build',
    '  npm run dev -- --site URL  in a tab of a site that runs',
    'README.md says the rest.',
  ].join('\n');
