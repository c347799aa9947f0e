import type { ProjectSummaryRecord } from '@adviestool/contract/projectList';

import { spellingsOf } from './projectListRequest.ts';

/** Of each project in a list. */
const MOST = 5;

/** Which merken of a project a search found, each once; undefined: none. */
export const gevondenMerken = (
  merken: string | null,
  gezocht: string | undefined,
): ProjectSummaryRecord['gevonden'] => {
  if (merken === null || gezocht === undefined) return undefined;
  const spellings = spellingsOf(gezocht.toLowerCase());
  const found = merken
    .split('\n')
    .filter((merk) => spellings.some((each) => merk.toLowerCase().includes(each)));
  if (found.length === 0) return undefined;
  const different = [...new Set(found)];
  return {
    merken: different.slice(0, MOST),
    verschillend: different.length,
    aantal: found.length,
  };
};
