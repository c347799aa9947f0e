import { releaseSchema, type Release } from '@adviestool/contract/release';

import { parseKnown } from './parseKnown.ts';

const readScript = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  if (text === undefined || text === null) throw new Error(`The page has no ${id}.`);
  return JSON.parse(text);
};

/** What `index.html` says about this release. @throws Error when it is missing or does not fit */
export const readRelease = (): Release =>
  parseKnown(releaseSchema, readScript('adviestool-release'));
