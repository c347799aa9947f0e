import { OF_ONE_REMOTE } from '@adviestool/contract/slots';
import { z } from 'zod';

const CALL = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S*$/;

/** What a remote says of how its pages are opened to look at: no answer in it is of a person. */
export const smokeFileSchema = z.strictObject({
  /** What stands in addresses, by the name of the parameter. */
  params: z.record(z.string(), z.string().min(1)).default({}),
  /** By method and path, in which `*` is any one part: what a backend answers. */
  answers: z
    .record(
      z.string().regex(CALL, 'must be a method and a path, as GET /api/v2/x'),
      z.strictObject({ status: z.int().min(200).max(599).default(200), body: z.unknown() }),
    )
    .default({}),
  /** The places of the frame that it fills and that come with an event, as an ended session: no page shows them. */
  events: z.array(z.enum(OF_ONE_REMOTE)).default([]),
  /** By the id of a page that draws nothing and leads elsewhere: the path to which, with its parameters. */
  leads: z.record(z.string(), z.string().startsWith('/')).default({}),
  /** By its key: what the tab has kept already, of who is logged in (uid 1). */
  session: z.record(z.string(), z.json()).default({}),
});

export type SmokeFile = z.infer<typeof smokeFileSchema>;

/** The same as a remote writes it. */
export type SmokeDefinition = z.input<typeof smokeFileSchema>;
