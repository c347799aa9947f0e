import { z } from 'zod';

/** Text that must say something: trimmed, not empty. */
export const requiredTextSchema = z.string().trim().min(1);

/** Text that may be left out: trimmed; empty or absent becomes null. */
export const optionalTextSchema = z
  .string()
  .trim()
  .nullish()
  .transform((value) => (value === undefined || value === '' ? null : value));
