import { z } from 'zod';

/**
 * Files did not come, came too late, did not keep the contract, or their code threw; a page waited without end for
 * what it loads, showed nothing, or kept the browser from doing anything else.
 */
const FAILURE_KINDS = ['load', 'timeout', 'contract', 'crash', 'loader', 'blank', 'hang'] as const;

const nameSchema = z.string().min(1).max(64);

/** That a remote failed in a browser: which, of which version, and how. Nobody and nothing else. */
export const remoteFailureSchema = z.strictObject({
  remote: nameSchema,
  version: nameSchema,
  /** Id of the page; null: it was no page. */
  page: nameSchema.nullable(),
  kind: z.enum(FAILURE_KINDS),
});

export type FailureKind = (typeof FAILURE_KINDS)[number];
export type RemoteFailure = z.infer<typeof remoteFailureSchema>;
