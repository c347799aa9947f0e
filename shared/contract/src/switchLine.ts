import { z } from 'zod';

/** The log of a site, in its folder. Not served: a name that begins with a point. */
export const SWITCH_LOG = '.switches.ndjson';

/** A line of that log. What a later version adds to it is left out, and a kind may be new. */
export const switchSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.string(),
  by: z.string(),
  reason: z.string().nullable(),
  commit: z.string().nullable(),
  /** Null: it is about no variant. */
  variant: z.string().nullable(),
  /** The channel that was moved, when one was. */
  channel: z.string().nullable(),
  /** Release before and after; null when there is none. They are equal when only a channel moved. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The parts that it is about, each with its version; the host under `host`. */
  parts: z.record(z.string(), z.string()),
  /** Anything else that people need to know, such as a share. */
  note: z.string().nullable(),
});

export type Switch = z.infer<typeof switchSchema>;

/** Null: it was broken off when the machine stopped, or written by hand. */
export const readSwitch = (line: string): Switch | null => {
  try {
    return switchSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
};

/** What the note of a line says of a release that goes to so many percent of the browsers first. */
export const shareNote = (percent: number): string => `${percent} % of the browsers`;

/** Whether a line tells of a share: the others keep the release before. */
export const isOfShare = ({ note }: Switch): boolean => / % of the browsers/.test(note ?? '');
