import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import {
  POLICY_FILE,
  policyHashesSchema,
  type PolicyHashes,
} from '@adviestool/contract/policyHashes';
import { releaseRecordSchema } from '@adviestool/contract/release';

import { readDocument } from './readDocument.ts';

/** Name of the file, which is never served, as all that begin with a point. */
export const NGINX_POLICY = '.policy.conf';

/** How many documents, which differ in what stands in them, nginx allows at the same time. */
const KEPT = 8;

/** The hashes of the releases of a site, those of the current one first, then the newest. @throws DocumentError */
const hashesOf = (site: string, current: string): PolicyHashes[] => {
  const releases = join(site, 'releases');
  return readdirSync(releases)
    .filter((name) => existsSync(join(releases, name, POLICY_FILE)))
    .map((name) => ({
      isCurrent: name === current,
      created: readDocument(join(releases, name, 'release.json'), releaseRecordSchema).created,
      hashes: readDocument(join(releases, name, POLICY_FILE), policyHashesSchema),
    }))
    .toSorted(
      (one, other) =>
        Number(other.isCurrent) - Number(one.isCurrent) || other.created.localeCompare(one.created),
    )
    .map(({ hashes }) => hashes);
};

const mapOf = (variable: string, sources: readonly string[]): string =>
  `map $host $adviestool_${variable} { default "${[...new Set(sources)].slice(0, KEPT).join(' ')}"; }\n`;

/**
 * What nginx includes of a site: the hashes that its policy allows. It has those of earlier releases too,
 * so that going back to one needs no reload.
 * @throws DocumentError
 */
export const nginxPolicy = (site: string, current: string): string => {
  const hashes = hashesOf(site, current);
  return (
    '# Written by assemble: what stands in the documents of the releases. nginx reads it when it is reloaded.\n' +
    mapOf(
      'scripts',
      hashes.flatMap(({ scripts }) => scripts),
    ) +
    mapOf(
      'styles',
      hashes.flatMap(({ styles }) => styles),
    )
  );
};
