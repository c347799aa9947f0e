import { z } from 'zod';

const required = z.string({ error: 'Dit veld is verplicht.' });

/** A password may begin or end with spaces, so it is not trimmed. */
export const loginSchema = z.object({
  name: required.trim().min(1, 'Dit veld is verplicht.'),
  pass: required.min(1, 'Dit veld is verplicht.'),
});

export type LoginValues = z.infer<typeof loginSchema>;
