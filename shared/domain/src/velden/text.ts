import { isZichtbareTekst, ONZICHTBARE_TEKST } from '@adviestool/contract/zichtbareTekst';
import { z } from 'zod';

/** Text that must say something: trimmed, not empty. */
export const requiredTextSchema = z
  .string()
  .trim()
  .min(1)
  .refine(isZichtbareTekst, ONZICHTBARE_TEKST);

/** Text that may be left out: trimmed; empty or absent becomes null. */
export const optionalTextSchema = z
  .string()
  .trim()
  .refine(isZichtbareTekst, ONZICHTBARE_TEKST)
  .nullish()
  .transform((value) => (value === undefined || value === '' ? null : value));
