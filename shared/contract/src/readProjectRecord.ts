import { z } from 'zod';

import type { Gevelvulling } from './gevelvulling.ts';
import { gevelvullingenSchema, type Project, type ProjectRecord } from './project.ts';
import { parseJson, projectOf } from './projectRecord.ts';

/** Gevelvullingen between two pauses: a few milliseconds of work. */
const BATCH = 50;
/** Characters that take as much to parse. */
const LONG = 100_000;

/** Lets what waits go first: a key, a frame. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const readGevelvullingen = async (text: string): Promise<Gevelvulling[] | null> => {
  // The text came within another one, whose parse took as long.
  if (text.length > LONG) await pause();
  const stored = z.array(z.unknown()).safeParse(parseJson(text)).data;
  if (stored === undefined) return null;
  const gevelvullingen: Gevelvulling[] = [];
  for (let start = 0; start < stored.length; start += BATCH) {
    if (stored.length > BATCH) await pause();
    const batch = gevelvullingenSchema.safeParse(stored.slice(start, start + BATCH));
    if (!batch.success) return null;
    gevelvullingen.push(...batch.data);
  }
  return gevelvullingen;
};

/** As `projectFromRecord`, with pauses: thousands of gevelvullingen would hold the page up for ten frames. */
export const readProjectRecord = async (record: ProjectRecord): Promise<Project> =>
  projectOf(record, await readGevelvullingen(record.gevelvullingen_json));
