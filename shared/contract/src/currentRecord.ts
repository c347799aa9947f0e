import { z } from 'zod';

import { releaseRecordSchema } from './release.ts';
import { shareSchema } from './share.ts';

/** `/release.json`: the release that visitors get now, and the one that a share of them gets instead. */
export const currentRecordSchema = z.strictObject({
  ...releaseRecordSchema.shape,
  /** Absent: everybody gets the same. */
  share: shareSchema.optional(),
});

export type CurrentRecord = z.infer<typeof currentRecordSchema>;
