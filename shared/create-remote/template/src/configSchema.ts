import { z } from 'zod';

/** What a variant may configure of this remote. */
export const configSchema = z.strictObject({
  /** Address of its own backend; empty: it stands behind the address of the product. */
  backend: z.string().default(''),
});
