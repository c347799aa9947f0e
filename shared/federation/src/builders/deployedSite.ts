import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { releaseRecordSchema, type ReleaseRecord } from '@adviestool/contract/release';
import type { Channel } from '@adviestool/contract/variant';

import { assemble } from '../deploy/assemble.ts';
import {
  localParts,
  readHost,
  readRemote,
  type BuiltHost,
  type BuiltRemote,
} from '../assemble/parts.ts';
import { deployParts } from '../deploy/deployParts.ts';
import { buildRoot, write, writeHost, writeRemote } from './buildRoot.ts';

/** Who does everything in a test. */
export const CAUSE = { by: 'jansen', reason: 'proef', commit: null };

/** A site of the remotes `account` and `projects`, composed once of local builds. @param variant what differs in it */
export const deployedSite = (variant: Record<string, unknown> = {}) => {
  const place = buildRoot({
    remotes: { account: {}, projects: {} },
    variant: { remotes: { account: {}, projects: {} }, ...variant },
  });
  const { root, site } = place;
  const compose = (): ReleaseRecord =>
    assemble({
      ...place,
      variantId: 'proef',
      parts: localParts(root),
      cause: CAUSE,
      compresses: false,
    });

  /** Builds a version of a remote. @param change of its `remote.json` */
  const remote = (id: string, version: string, change: object = {}): BuiltRemote => {
    const dist = join(root, 'elsewhere', id, version);
    writeRemote(dist, id, { ...change, version });
    write(join(dist, 'module.1.js'), `// ${id} ${version}`);
    return readRemote(dist);
  };

  /** Builds a version of the host. @param change of its `host.json` */
  const host = (version: string, change: object = {}): BuiltHost => {
    const dist = join(root, 'elsewhere/host', version);
    writeHost(dist, { ...change, version });
    return readHost(dist);
  };

  const deploy = (
    parts: readonly (BuiltHost | BuiltRemote)[],
    channel: Channel = 'stable',
  ): ReleaseRecord | null => deployParts({ site, parts, channel, cause: CAUSE });

  const text = (name: string): string => readFileSync(join(site, name), 'utf8');

  return {
    ...place,
    first: compose(),
    compose,
    remote,
    host,
    deploy,
    text,
    current: (): ReleaseRecord => releaseRecordSchema.parse(JSON.parse(text('release.json'))),
    channelsOf: (folder: string): unknown =>
      existsSync(join(site, folder, 'channels.json'))
        ? JSON.parse(text(`${folder}/channels.json`))
        : {},
    /** Every file, with its content: two sites that are equal in it are equal. */
    contents: (): Record<string, string> =>
      Object.fromEntries(
        readdirSync(site, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .toSorted()
          .map((file) => [file, readFileSync(file, 'base64')]),
      ),
  };
};
