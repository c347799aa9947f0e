import { z } from 'zod';

/** The key of a `remote.json` under which `adviestool dev` says more than the build does. */
export const DEV_STATE = 'dev';

/** What `adviestool dev` says of the remote that it serves. */
export const devStateSchema = z.object({
  /** Which build is served, as its code says; absent: there is none yet, or nothing on a page takes it. */
  build: z.string().optional(),
  /** What a variant that does not have the remote would configure. */
  config: z.record(z.string(), z.unknown()).default({}),
  /** Why the sources of now do not build; empty: they do. */
  errors: z.array(z.string()).default([]),
  /** Places that it fills and that are for one remote alone: a page that takes it gives them to it. */
  alone: z.array(z.string()).default([]),
  /** Why the site that is worked against cannot have the remote, as a deploy would say; empty: it can. */
  refusals: z.array(z.string()).default([]),
});

export type DevState = z.infer<typeof devStateSchema>;
