import { existsSync } from 'node:fs';
import path from 'node:path';

import {
  POLICY_FILE,
  policyHashesSchema,
  type PolicyHashes,
} from '@adviestool/contract/policyHashes';
import type { CurrentRecord } from '@adviestool/contract/currentRecord';
import { overrideOriginsOf, variantSchema, type Variant } from '@adviestool/contract/variant';

import type { Config } from '../config/config.ts';
import { followRelease, readJson } from './siteRelease.ts';

/** What the variant of the current release allows besides the site itself. */
interface Allowed {
  /** Where remotes come from: where the variant publishes them and, outside production, from developers. */
  remotes: readonly string[];
  /** Where the documents of remotes are that are kept apart in a frame. */
  frames: readonly string[];
  /** Backends beside the site: the one of the variant, and those that a developer may choose. */
  backends: readonly string[];
  /** What counts the use, for whoever allows it. */
  analytics: readonly string[];
  /** Parent frames. */
  parents: readonly string[];
  /** What stands in the documents themselves. */
  hashes: PolicyHashes;
}

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/** What only a developer's start opens: this machine, which in production is the visitor's own. */
const backendsOf = ({ backend, environment }: Variant, isDevelopment: boolean): string[] => {
  const named = [backend.domain, ...backend.allowedOverrides].filter((url) => url !== '');
  return [
    ...named.map((url) => new URL(url).origin),
    ...(isDevelopment && !environment.production ? ['http:', 'https:'] : []),
  ];
};

interface SiteOptions extends Pick<Config, 'siteDir' | 'frameAncestors' | 'isDevelopment'> {
  /** Of the pointers of the variant; absent: the site, for the one that it began with. */
  folder?: string;
}

const NOTHING: Allowed = {
  remotes: [],
  frames: [],
  backends: [],
  analytics: [],
  parents: [],
  hashes: { scripts: [], styles: [] },
};

/** A release that was made before there was such a file has nothing in its document. */
const readHashes = (folder: string): PolicyHashes => {
  const file = path.join(folder, POLICY_FILE);
  return existsSync(file) ? readJson(file, policyHashesSchema) : NOTHING.hashes;
};

/** What one release allows. */
const allowedBy = ({ siteDir, isDevelopment }: SiteOptions, release: string): Allowed => {
  const folder = path.join(siteDir, 'releases', path.basename(release));
  const variant = readJson(path.join(folder, 'variant.json'), variantSchema);
  const published = Object.values(variant.remotes).flatMap(({ enabled, origin, isolate }) =>
    enabled && isolate === undefined && origin !== undefined ? [origin] : [],
  );
  const overrides = overrideOriginsOf(variant).filter(
    (origin) => isDevelopment || !LOOPBACK.test(origin),
  );
  const framed = Object.values(variant.remotes).filter(
    ({ enabled, isolate }) => enabled && isolate === 'frame',
  );
  return {
    remotes: [...new Set([...published, ...overrides])],
    frames: [...new Set(framed.map(({ origin }) => origin ?? "'self'"))],
    backends: backendsOf(variant, isDevelopment),
    analytics: variant.analytics === null ? [] : [new URL(variant.analytics.endpoint).origin],
    parents: variant.parentOrigins,
    hashes: readHashes(folder),
  };
};

const bothOf = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])];

const together = (one: Allowed, other: Allowed): Allowed => ({
  remotes: bothOf(one.remotes, other.remotes),
  frames: bothOf(one.frames, other.frames),
  backends: bothOf(one.backends, other.backends),
  analytics: bothOf(one.analytics, other.analytics),
  parents: bothOf(one.parents, other.parents),
  hashes: {
    scripts: bothOf(one.hashes.scripts, other.hashes.scripts),
    styles: bothOf(one.hashes.styles, other.hashes.styles),
  },
});

/** The document is the same for who gets the one release and who gets the other. */
const allowedNow = (site: SiteOptions, { release, share }: CurrentRecord): Allowed => {
  const allowed = allowedBy(site, release);
  return share === undefined ? allowed : together(allowed, allowedBy(site, share.release));
};

const policyOf = (
  { remotes, frames, backends, analytics, parents, hashes }: Allowed,
  frameAncestors: readonly string[],
): string => {
  const framers = [...new Set([...frameAncestors, ...parents])];
  const own = ["'self'", ...remotes].join(' ');
  return [
    "default-src 'self'",
    `script-src ${[own, ...hashes.scripts].join(' ')}`,
    `style-src ${[own, ...hashes.styles].join(' ')}`,
    `img-src ${own} data:`,
    `connect-src ${[...new Set([own, ...backends, ...analytics])].join(' ')}`,
    // A large spreadsheet is packed in a worker that its library makes.
    "worker-src 'self' blob:",
    `frame-src ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
    `frame-ancestors ${framers.length === 0 ? "'none'" : framers.join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
};

/**
 * Gives the content security policy of a variant's documents, which follows its release. A site
 * without one has only what it brings itself.
 * @param onBroken told when the release is there and cannot be read
 */
export const createSitePolicy = (
  site: SiteOptions,
  onBroken: (cause: unknown) => void,
): (() => string) =>
  followRelease({
    folder: site.folder ?? site.siteDir,
    read: (record) => policyOf(allowedNow(site, record), site.frameAncestors),
    otherwise: policyOf(NOTHING, site.frameAncestors),
    onBroken,
  });
