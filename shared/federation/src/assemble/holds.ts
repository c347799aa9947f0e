import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { readDocument } from './readDocument.ts';
import { jsonText, replaceFile } from './writeSite.ts';

/** `variants.json` beside the versions of a part: of each variant that has another version than its channel, which. */
const holdsSchema = z.record(z.string(), z.string().min(1));

type Holds = z.infer<typeof holdsSchema>;

export const holdsFile = (folder: string): string => join(folder, 'variants.json');

/** The variants that have a version of a part of their own. @param folder of its versions @throws DocumentError */
export const readHolds = (folder: string): Holds => {
  const file = holdsFile(folder);
  return existsSync(file) ? readDocument(file, holdsSchema) : {};
};

/**
 * Gives variants a version of a part of their own, or what their channel has again.
 * @param folder of the part's versions
 * @param changed null: what its channel has
 * @throws DocumentError
 */
export const changeHolds = (folder: string, changed: Record<string, string | null>): void => {
  const before = readHolds(folder);
  const entries = Object.entries({ ...before, ...changed });
  const holds = Object.fromEntries(entries.filter(([, version]) => version !== null));
  if (JSON.stringify(holds) === JSON.stringify(before)) return;
  replaceFile(holdsFile(folder), jsonText(holds));
};
