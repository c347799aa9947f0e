import { releaseRecordSchema } from '@adviestool/contract/release';
import type { z } from 'zod';

import {
  hostFactsSchema,
  publishedRemoteSchema,
  type PublishedHost,
} from '../assemble/hostDocument.ts';
import { remoteBase } from '../assemble/parts.ts';

/** Milliseconds for an answer of a site. */
const PATIENCE = 5000;

const read = async <T>(site: string, path: string, schema: z.ZodType<T>): Promise<T> => {
  const answer = await fetch(new URL(path, site), { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
  return schema.parse(await answer.json());
};

const recordSchema = releaseRecordSchema.pick({ hostBase: true, remotes: true });

/**
 * What a site has now: its host and its remotes.
 * @throws Error when it does not answer, or otherwise than is known here
 */
export const fetchSiteHost = async (site: string): Promise<PublishedHost> => {
  const { hostBase, remotes } = await read(site, '/release.json', recordSchema);
  const [host, ...documents] = await Promise.all([
    read(site, `${hostBase}host.json`, hostFactsSchema),
    ...Object.entries(remotes).map(([id, version]) =>
      read(site, `${remoteBase(id, version)}remote.json`, publishedRemoteSchema),
    ),
  ]);
  return { ...host, remotes: documents };
};
