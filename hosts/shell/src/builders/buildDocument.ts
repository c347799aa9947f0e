import { remoteDocumentSchema, type RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { z } from 'zod';

/** A remote's document for a test. */
export const buildDocument = (
  change: Partial<z.input<typeof remoteDocumentSchema>> = {},
): RemoteDocument =>
  remoteDocumentSchema.parse({
    contract: 5,
    id: 'projects',
    version: '0.1.0',
    mode: 'production',
    entry: 'remoteEntry.js',
    requires: {},
    pages: [],
    files: { common: [], pages: {} },
    ...change,
  });
