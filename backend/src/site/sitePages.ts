import path from 'node:path';

import { NO_ACCESS } from '@adviestool/contract/paths';
import type { CurrentRecord } from '@adviestool/contract/currentRecord';
import { releaseRecordSchema } from '@adviestool/contract/release';
import { remoteDocumentSchema, type RemotePage } from '@adviestool/contract/remoteDocument';
import { z } from 'zod';

import { isDecodable } from './rewriteUrl.ts';
import { followRelease, readJson } from './siteRelease.ts';

/** All that is read of a remote's document: a later one may have more. */
const documentSchema = z.object({ pages: remoteDocumentSchema.shape.pages });

/** The whole paths of pages, in the notation of react-router. */
const pathsOf = (pages: readonly RemotePage[], above: string): string[] =>
  pages.flatMap((page) => {
    const whole = page.path === '' ? above : `${above}/${page.path}`;
    return [whole, ...pathsOf(page.children, whole)];
  });

/** An id has no point: what has one names a file. */
const patternOf = (part: string): string => {
  if (part === '*') return '(?:/.*)?';
  const name = part.replace(/\?$/, '');
  const pattern = name.startsWith(':')
    ? '/[^/.]+'
    : `/${name.toLowerCase().replaceAll(/[^a-z0-9-]/g, String.raw`\$&`)}`;
  return name === part ? pattern : `(?:${pattern})?`;
};

const expressionOf = (route: string): RegExp => {
  const parts = route.split('/').filter((part) => part !== '');
  return new RegExp(`^${parts.map(patternOf).join('')}/?$`);
};

/** The remotes of what everybody gets, and of what a share of the browsers gets. */
const readRemotes = (siteDir: string, { remotes, share }: CurrentRecord): [string, string][] => {
  if (share === undefined) return Object.entries(remotes);
  const file = path.join(siteDir, 'releases', path.basename(share.release), 'release.json');
  return [remotes, readJson(file, releaseRecordSchema).remotes].flatMap(Object.entries<string>);
};

const readRoutes = (siteDir: string, record: CurrentRecord): RegExp[] => {
  const paths = readRemotes(siteDir, record).flatMap(([id, version]) => {
    const file = path.join(siteDir, 'remotes', id, version, 'remote.json');
    return pathsOf(readJson(file, documentSchema).pages, '');
  });
  return [...new Set([NO_ACCESS, ...paths])].map(expressionOf);
};

/** Of a release that cannot be read any path may be a page, but for what looks like a file. */
const NO_FILE = [/^[^.]*$/];

/**
 * Tells whether a path leads to a page of a variant's current release, in any spelling that the host
 * puts right: capitals, a slash too many.
 * @param folder of the pointers of the variant; absent: the site, for the one that it began with
 * @param onBroken told when the release is there and cannot be read
 */
export const createSitePages = (
  siteDir: string,
  onBroken: (cause: unknown) => void,
  folder: string = siteDir,
): ((name: string) => boolean) => {
  const routesOf = followRelease({
    folder,
    read: (record) => readRoutes(siteDir, record),
    otherwise: NO_FILE,
    onBroken,
  });
  return (name) => {
    const spelled = name.toLowerCase().replaceAll(/\/{2,}/g, '/');
    return isDecodable(name) && routesOf().some((route) => route.test(spelled));
  };
};
