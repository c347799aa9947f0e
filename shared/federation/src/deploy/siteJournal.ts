import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { shareSchema } from '@adviestool/contract/share';
import { switchSchema } from '@adviestool/contract/switchLine';
import { z } from 'zod';

import { ownerChangesSchema } from '../artefact/owners.ts';
import { readDocument } from '../assemble/readDocument.ts';
import { channelsSchema } from '../assemble/siteParts.ts';
import { jsonText, replaceFile, unfinished } from '../assemble/writeSite.ts';

/** Not served: a name that begins with a point. */
const JOURNAL_FILE = '.deploy.journal.json';

/** What a command is doing to a site: enough to undo it or to take it up when it was broken off. */
const journalSchema = z.strictObject({
  id: z.string(),
  since: z.iso.datetime(),
  /** Folders are being filled, of which nobody knows yet; or all is there and is switched to. */
  phase: z.enum(['placing', 'switching']),
  /** Paths below the site of the folders that were not there before. */
  folders: z.array(z.string()),
  /** Channels that move, by the name of the part. */
  channels: z.record(z.string(), channelsSchema),
  /** By the name of the part, versions that variants get in place of their channel's; null: no more. */
  holds: z.record(z.string(), z.record(z.string(), z.string().nullable())),
  /** Of which key ids are from now on; absent in what an earlier command began. */
  owners: ownerChangesSchema.default({}),
  /** The pointers that move. */
  pointings: z.array(
    z.strictObject({ folder: z.string(), release: z.string(), share: shareSchema.nullable() }),
  ),
  /** What the log gets to say; none: nothing is switched. */
  lines: z.array(switchSchema),
});

export type SiteJournal = z.infer<typeof journalSchema>;

const fileOf = (site: string): string => join(site, JOURNAL_FILE);

/** What was begun and has not ended; null when nothing was. @throws DocumentError */
export const readJournal = (site: string): SiteJournal | null =>
  existsSync(fileOf(site)) ? readDocument(fileOf(site), journalSchema) : null;

export const writeJournal = (site: string, journal: SiteJournal): void =>
  replaceFile(fileOf(site), jsonText(journal));

export const removeJournal = (site: string): void => {
  rmSync(unfinished(fileOf(site)), { force: true });
  rmSync(fileOf(site), { force: true });
};
