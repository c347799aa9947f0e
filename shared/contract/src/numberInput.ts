import { z } from 'zod';

/** What a number field holds: a number, null for nothing, or the text as typed when that is no number. */
export const numberInputSchema = z.union([z.number(), z.string()]).nullable();

export type NumberValue = z.infer<typeof numberInputSchema>;
