import type { Release } from '@adviestool/contract/release';

import { beginFirst } from './beginFirst.ts';

/*
 * Stands in the document itself and runs before the host's code is there, so it is short, takes nothing
 * from a library and trusts what assemble wrote beside it. The host does without it.
 */
const release: Release = JSON.parse(
  document.getElementById('adviestool-release')?.textContent ?? '',
);
globalThis.adviestool = beginFirst(release);
