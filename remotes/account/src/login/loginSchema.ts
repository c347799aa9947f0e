import { z } from 'zod';

/** A password may begin or end with a space, so it is not trimmed. */
export const loginSchema = z.object({
  name: z.string().trim().min(1),
  pass: z.string().min(1),
});

export type LoginValues = z.infer<typeof loginSchema>;
