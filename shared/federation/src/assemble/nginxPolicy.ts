import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import {
  POLICY_FILE,
  policyHashesSchema,
  type PolicyHashes,
} from '@adviestool/contract/policyHashes';
import { releaseRecordSchema, type ReleaseRecord } from '@adviestool/contract/release';

import { readDocument } from './readDocument.ts';
import { releaseFolder } from './releaseFolder.ts';

/** Name of the file, which is never served, as all that begin with a point. */
export const NGINX_POLICY = '.policy.conf';

/** How many documents of a variant, which differ in what stands in them, nginx allows at the same time. */
const KEPT = 8;

/** A variant of the site, and what its visitors get. */
interface Served {
  /** Of its pointers, as a path below the site. */
  folder: string;
  release: string;
  /** What a share of them gets. */
  share: { release: string } | null;
}

interface KeptRelease {
  record: ReleaseRecord;
  hashes: PolicyHashes;
}

/** The releases that say what their document carries. */
const readKept = (site: string): KeptRelease[] =>
  readdirSync(join(site, 'releases'))
    .map((name) => releaseFolder(site, name))
    .filter((folder) => existsSync(join(folder, POLICY_FILE)))
    .map((folder) => ({
      record: readDocument(join(folder, 'release.json'), releaseRecordSchema),
      hashes: readDocument(join(folder, POLICY_FILE), policyHashesSchema),
    }));

/** The hashes of a variant's releases, those that visitors get first, then the newest. */
const hashesOf = (kept: readonly KeptRelease[], { release, share }: Served): PolicyHashes[] => {
  const isServed = (name: string): boolean => name === release || name === share?.release;
  const variant = kept.find(({ record }) => record.release === release)?.record.variant;
  return kept
    .filter(({ record }) => record.variant === variant)
    .toSorted(
      ({ record: one }, { record: other }) =>
        Number(isServed(other.release)) - Number(isServed(one.release)) ||
        other.created.localeCompare(one.created),
    )
    .map(({ hashes }) => hashes);
};

interface PolicyLine {
  /** As nginx knows the variant; empty: the one that the site began with. */
  place: string;
  sources: readonly string[];
}

const mapOf = (variable: string, lines: readonly PolicyLine[]): string => {
  // A site of one variant has no need of the variable that tells them apart.
  const subject = lines.length > 1 ? '$adviestool_variant' : '$host';
  const entries = lines.map(({ place, sources }) => {
    const kept = [...new Set(sources)].slice(0, KEPT).join(' ');
    return `${place === '' ? 'default' : `"/${place}"`} "${kept}";`;
  });
  return `map ${subject} $adviestool_${variable} { ${entries.join(' ')} }\n`;
};

/**
 * What nginx includes of a site: the hashes that its policy allows, by variant. It has those of earlier releases
 * too, so that going back to one needs no reload.
 * @throws DocumentError
 */
export const nginxPolicy = (site: string, served: readonly Served[]): string => {
  const kept = readKept(site);
  const variants = served.map((each) => ({
    place: each.folder,
    hashes: hashesOf(kept, each),
  }));
  const linesOf = (kind: keyof PolicyHashes): PolicyLine[] =>
    variants.map(({ place, hashes }) => ({ place, sources: hashes.flatMap((each) => each[kind]) }));
  return (
    '# Written by assemble: what stands in the documents of the releases. nginx reads it when it is reloaded.\n' +
    mapOf('scripts', linesOf('scripts')) +
    mapOf('styles', linesOf('styles'))
  );
};
