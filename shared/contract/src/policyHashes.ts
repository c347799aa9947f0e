import { z } from 'zod';

const hashSchema = z.string().regex(/^'sha256-[A-Za-z0-9+/]+=*'$/);

/**
 * `policy.json` of a release: the sources that the content security policy of its document has beside
 * files, for the script and the style that stand in the document itself.
 */
export const policyHashesSchema = z.object({
  scripts: z.array(hashSchema),
  styles: z.array(hashSchema),
});

export type PolicyHashes = z.infer<typeof policyHashesSchema>;

/** Name of that file in the folder of a release. */
export const POLICY_FILE = 'policy.json';
