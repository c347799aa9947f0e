import { join } from 'node:path';

import type { ReleaseRecord } from '@adviestool/contract/release';
import type { Browser } from 'playwright-core';

import type { ComposedRelease } from '../assemble/composeRelease.ts';
import { readRemote, remoteBase } from '../assemble/parts.ts';
import { HOST, versionsOf } from '../assemble/siteParts.ts';
import { readComposition, readRelease } from '../assemble/siteState.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { openBrowser } from './openBrowser.ts';
import { openPage } from './openPage.ts';
import { pagesToOpen, type SmokePage } from './pagesToOpen.ts';
import { serveRelease } from './serveRelease.ts';
import type { StubVisitor } from './stubAnswers.ts';

export interface SmokeOptions {
  site: string;
  /** On the site already, and not switched to: new, or by name. */
  releases: readonly (ComposedRelease | string)[];
  /** Names of the parts that are deployed: with the host every remote is opened. */
  parts: readonly string[];
}

/** Pages that are open at the same time. */
const TOGETHER = 3;

/** A release as it is looked at. */
interface Looked {
  record: ReleaseRecord;
  groupId: number;
}

const lookedAt = (site: string, release: ComposedRelease | string): Looked => {
  const name = typeof release === 'string' ? release : release.record.release;
  const { groupId } = readComposition(site, name).variant;
  return { record: readRelease(site, name), groupId };
};

const pagesOf = ({ site, parts }: SmokeOptions, record: ReleaseRecord): SmokePage[] =>
  Object.entries(versionsOf(record))
    .filter(([name]) => name !== HOST && (parts.includes(HOST) || parts.includes(name)))
    .flatMap(([id, version]) =>
      pagesToOpen(readRemote(join(site, remoteBase(id, version)), version).document),
    );

interface Visit {
  site: string;
  release: string;
  visitor: StubVisitor;
  pages: readonly SmokePage[];
}

/** Opens pages in a browser that has nothing yet. @returns what is wrong, one line for each that is not there */
const problemsOf = async (browser: Browser, { pages, ...served }: Visit): Promise<string[]> => {
  const context = await browser.newContext();
  await serveRelease(context, served);
  const waiting = [...pages];
  const problems: string[] = [];
  const work = async (): Promise<void> => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const problem = await openPage(context, page);
      if (problem !== null) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  await context.close();
  return problems;
};

/**
 * Opens every page of the deployed remotes in releases that visitors do not get yet, without a backend.
 * @returns how many were opened
 * @throws SiteError that names each page that is not there, and why
 */
export const smokeReleases = async (options: SmokeOptions): Promise<number> => {
  const { site, releases } = options;
  const browser = await openBrowser();
  const found = new Set<string>();
  let count = 0;
  try {
    for (const each of releases) {
      const { record, groupId } = lookedAt(site, each);
      const { release } = record;
      const pages = pagesOf(options, record);
      count += pages.length;
      for (const isLoggedIn of [true, false]) {
        const own = pages.filter(({ isAnonymous }) => isAnonymous !== isLoggedIn);
        const visitor = { groupId, isLoggedIn };
        const problems = await problemsOf(browser, { site, release, visitor, pages: own });
        for (const problem of problems) found.add(problem);
      }
    }
  } finally {
    await browser.close();
  }
  if (found.size === 0) return count;
  throw new SiteError(
    `${[...found].join('\n')}\nNothing was switched: not every page opens. Mend that and deploy again, or deploy without --smoke.`,
  );
};
