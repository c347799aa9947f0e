import { z } from 'zod';

const BACKEND_FIELD_TYPES = [
  'textfield',
  'email',
  'number',
  'password',
  'hidden',
  'submit',
] as const;

/** A field of a form that the backend defines; its name may be a dotted path. */
export const backendFieldSchema = z.object({
  type: z.enum(BACKEND_FIELD_TYPES),
  title: z.string(),
  description: z.string().optional(),
  required: z.boolean().default(true),
  default_value: z.union([z.string(), z.number()]).nullable().optional(),
  autocomplete: z.string().optional(),
  maxlength: z.int().positive().optional(),
});

/** A form that the backend defines; the order of its keys is the order on the screen. */
export const backendFormSchema = z.object({ form: z.record(z.string(), backendFieldSchema) });

export type BackendField = z.infer<typeof backendFieldSchema>;
export type BackendForm = z.infer<typeof backendFormSchema>;
