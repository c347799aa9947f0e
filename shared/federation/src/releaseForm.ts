import { createHash } from 'node:crypto';

import { releaseSchema } from '@adviestool/contract/release';
import { z } from 'zod';

/**
 * Names the form of a release, as these sources write and read it. A host takes no other: one that
 * is deployed may be older or newer than the checkout from which a remote is deployed.
 */
export const RELEASE_FORM = createHash('sha256')
  .update(JSON.stringify(z.toJSONSchema(releaseSchema, { io: 'input', unrepresentable: 'any' })))
  .digest('hex')
  .slice(0, 8);
