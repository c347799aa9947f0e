import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page, Request } from 'playwright-core';

import { assemble } from '../deploy/assemble.ts';
import { serveRelease, type ServedRelease } from '../smoke/serveRelease.ts';
import { FAILURES_PATH } from '../smoke/stubAnswers.ts';

/** The host of this repository, as it was really built. */
export const BUILT_HOST = join(import.meta.dirname, '../../../../hosts/shell/dist');

const VARIANT = 'proef';
export const GROUP = 12;

interface Composed {
  root: string;
  site: string;
  isolate: 'frame' | undefined;
  /** Whether each file is there as it is sent, too. */
  compresses?: boolean;
}

/** Composes the variant of a root with each of its remotes in a frame, or in the page. */
export const compose = ({ root, site, isolate, compresses = false }: Composed) => {
  const file = join(root, `variants/${VARIANT}.json`);
  const variant = JSON.parse(readFileSync(file, 'utf8'));
  for (const remote of Object.values<Record<string, unknown>>(variant.remotes)) {
    remote['isolate'] = isolate;
  }
  writeFileSync(file, JSON.stringify(variant));
  return assemble({ root, site, variantId: VARIANT, compresses }).release;
};

/** Whether the host tells a backend of a failure with it. */
export const isTold = (request: Request): boolean =>
  new URL(request.url()).pathname === FAILURES_PATH;

export interface Visit {
  tab: Page;
  /** Kinds of the failures that the page told. */
  told: string[];
  unanswered: Set<string>;
}

/** A visit of a user who is logged in, with an empty cache. */
export const visit = async (
  browser: Browser,
  served: Pick<ServedRelease, 'site' | 'release' | 'files'>,
): Promise<Visit> => {
  const tab = await (await browser.newContext()).newPage();
  // A machine that does other work as well is slow.
  tab.setDefaultTimeout(100_000);
  const told: string[] = [];
  const unanswered = await serveRelease(tab, {
    ...served,
    visitor: { variantId: VARIANT, groupId: GROUP, isLoggedIn: true },
    live: null,
  });
  tab.on('request', (request) => {
    if (isTold(request)) told.push(request.postDataJSON().kind);
  });
  return { tab, told, unanswered };
};
