import { gevelvullingSchema, type Gevelvulling } from './gevelvulling.ts';
import { readUntilRefused } from './readUntilRefused.ts';

/** Reads a list of gevelvullingen; null: it is none, or one of them cannot be read. */
export const leesGevelvullingen = (values: unknown): Gevelvulling[] | null =>
  Array.isArray(values)
    ? (readUntilRefused(gevelvullingSchema, values.entries(), [])?.map(([, data]) => data) ?? null)
    : null;
