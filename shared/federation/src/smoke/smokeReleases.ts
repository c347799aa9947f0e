import { join } from 'node:path';

import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { ReleaseRecord } from '@adviestool/contract/release';
import type { Browser } from 'playwright-core';

import type { ComposedRelease } from '../assemble/composeRelease.ts';
import { readRemote, remoteBase } from '../assemble/parts.ts';
import { HOST, versionsOf } from '../assemble/siteParts.ts';
import { readComposition, readRelease } from '../assemble/siteState.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { deployedIn, deployedNowhere } from './deployedIn.ts';
import { failureWords } from './failureWords.ts';
import { refuseUnknownGroup, type LiveSite } from './liveAnswers.ts';
import { openBrowser } from './openBrowser.ts';
import { openPage } from './openPage.ts';
import { pagesToOpen, type Params, type SmokePage } from './pagesToOpen.ts';
import type { ServedRelease } from './serveRelease.ts';
import type { SmokeFile } from './smokeDefinition.ts';
import { readSmokeFile } from './smokeFile.ts';
import { unseenOf, type LookedAt } from './unseenOf.ts';

export interface SmokeOptions {
  site: string;
  /** On the site already, and not switched to: new, or by name. */
  releases: readonly (ComposedRelease | string)[];
  /** Names of the parts that are deployed: with the host every remote is opened. */
  parts: readonly string[];
  /** The version of each; absent: the one that a release has. */
  versions?: Readonly<Record<string, string>>;
  /** What stands in addresses, before what remotes say. */
  params?: Params;
  /** Answers calls that no remote has an answer for; null: answers that are made up do. */
  live?: LiveSite | null;
}

export interface SmokeOutcome {
  /** Pages that were seen. */
  count: number;
  /** What could not be seen of the deployed remotes, and why. */
  unseen: readonly string[];
  /** Deployed remotes of which there was nothing to open, and why. */
  unopened: readonly string[];
}

/** Pages that are open at the same time. */
const TOGETHER = 3;

/** A remote of a release, and what it says of how it is looked at. */
interface Looked {
  document: RemoteDocument;
  file: SmokeFile | null;
  isDeployed: boolean;
}

const remotesOf = (options: SmokeOptions, record: ReleaseRecord): Looked[] => {
  const { site } = options;
  const deployed = deployedIn(versionsOf(record), options);
  return Object.entries(versionsOf(record))
    .filter(([name]) => name !== HOST)
    .map(([id, version]) => {
      const dist = join(site, remoteBase(id, version));
      return {
        document: readRemote(dist, version).document,
        file: readSmokeFile(dist),
        isDeployed: deployed.includes(HOST) || deployed.includes(id),
      };
    });
};

/** Pages to open: those of the deployed remotes, and all others when one of them fills places on those. */
const pagesOf = (remotes: readonly Looked[], given: Params): SmokePage[] => {
  // What comes with an event is on no page.
  const fillsPlaces = remotes.some(
    ({ isDeployed, document, file }) =>
      isDeployed &&
      document.slots.some((slot) => !(file?.events ?? []).some((event) => event === slot)),
  );
  return remotes
    .filter(({ isDeployed }) => isDeployed || fillsPlaces)
    .flatMap(({ document, file }) =>
      pagesToOpen(document, { ...file?.params, ...given }, file?.leads),
    );
};

interface Visit {
  browser: Browser;
  pages: readonly SmokePage[];
  servedTo: (page: SmokePage) => ServedRelease;
}

/** Opens pages in a browser that has nothing yet; what was seen stands in the order of the pages. */
const lookAt = async ({ browser, pages, servedTo }: Visit): Promise<LookedAt[]> => {
  const context = await browser.newContext();
  const waiting = pages.entries();
  const looked: LookedAt[] = [];
  const work = async (): Promise<void> => {
    for (const [at, page] of waiting) {
      // What it does on its way, as to end the session, is told to the other tabs of its browser.
      const own = page.leadsTo === null ? context : await browser.newContext();
      looked[at] = { page, seen: await openPage(own, page, servedTo(page)) };
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return looked;
};

/** What the host changes of shared objects by itself, on a page that is of no remote. */
const changedByHost = async (
  browser: Browser,
  served: ServedRelease,
): Promise<readonly string[]> => {
  const page = {
    remote: '',
    version: '',
    page: '',
    within: [],
    path: '/geen/pagina',
    isAnonymous: false,
    leadsTo: null,
  };
  const context = await browser.newContext();
  return (await openPage(context, page, { ...served, isHostAlone: true })).changed;
};

const nameOf = ({ remote, version, page, path }: SmokePage): string =>
  `${remote} ${version}, page ${page} (${path})`;

interface Known {
  /** Shared properties that the host changes by itself. */
  byHost: readonly string[];
  /** Ids of the remotes that are deployed. */
  deployed: readonly string[];
}

/** What is wrong with a page of a deployed remote, or with what one of them put on a page of another. */
const problemsOf = ({ page, seen }: LookedAt, { byHost, deployed }: Known): string[] => {
  const changed = seen.changed.filter((name) => !byHost.includes(name));
  const isOwn = deployed.includes(page.remote);
  const inPlaces = seen.told.filter(
    ({ page: onPage, remote }) =>
      onPage === null && remote !== page.remote && deployed.includes(remote),
  );
  return [
    ...(changed.length === 0
      ? []
      : [
          `${nameOf(page)}: what all parts share is changed: ${changed.join(', ')}. A remote keeps what it needs in modules of its own.`,
        ]),
    ...inPlaces.map(
      ({ remote, version, kind }) =>
        `${remote} ${version}, in a place of ${nameOf(page)}: ${failureWords[kind]}`,
    ),
    ...(seen.problem !== null && (isOwn || seen.isHung)
      ? [`${nameOf(page)}: ${seen.problem}`]
      : []),
  ];
};

/**
 * Opens every page of the deployed remotes in releases that visitors do not get yet.
 * @returns what was seen, and what could not be
 * @throws SiteError that names each page that is not as it should be, and why
 */
export const smokeReleases = async (options: SmokeOptions): Promise<SmokeOutcome> => {
  const { site, releases, params = {}, live = null } = options;
  const browser = await openBrowser();
  const found = new Set<string>();
  const unseen = new Set<string>();
  const unopened = new Set<string>();
  const records: ReleaseRecord[] = [];
  let count = 0;
  try {
    for (const each of releases) {
      const release = typeof each === 'string' ? each : each.record.release;
      const { variant } = readComposition(site, release);
      if (live !== null) await refuseUnknownGroup(live, variant);
      const { id: variantId, groupId } = variant;
      const record = readRelease(site, release);
      records.push(record);
      const remotes = remotesOf(options, record);
      const deployed = remotes.filter(({ isDeployed }) => isDeployed);
      const pages = pagesOf(remotes, params);
      const looked: LookedAt[] = [];
      const servedTo =
        (isLoggedIn: boolean) =>
        ({ remote }: Pick<SmokePage, 'remote'>): ServedRelease => {
          const own = remotes.toSorted(
            (a, b) => Number(b.document.id === remote) - Number(a.document.id === remote),
          );
          const files = own.flatMap(({ file }) => file ?? []);
          return { site, release, visitor: { variantId, groupId, isLoggedIn }, files, live };
        };
      const byHost = await changedByHost(browser, servedTo(true)({ remote: '' }));
      for (const isLoggedIn of [true, false]) {
        const own = pages.filter(({ isAnonymous }) => isAnonymous !== isLoggedIn);
        looked.push(...(await lookAt({ browser, pages: own, servedTo: servedTo(isLoggedIn) })));
      }
      const known = { byHost, deployed: deployed.map(({ document }) => document.id) };
      for (const page of looked) {
        for (const problem of problemsOf(page, known)) found.add(problem);
      }
      const lacking = unseenOf(
        deployed.map(({ document, file }) => ({ ...document, events: file?.events ?? [] })),
        looked,
      );
      for (const line of lacking.lines) unseen.add(line);
      for (const line of lacking.byEvent) unopened.add(line);
      count += lacking.count;
    }
  } finally {
    await browser.close();
  }
  const nowhere = deployedNowhere(records.map(versionsOf), options);
  if (found.size === 0) {
    return { count, unseen: [...nowhere, ...unseen], unopened: [...unopened] };
  }
  throw new SiteError(
    `${[...found].join('\n')}\nNothing was switched: not every page opens. Mend that and deploy again, or deploy without --smoke.`,
  );
};
