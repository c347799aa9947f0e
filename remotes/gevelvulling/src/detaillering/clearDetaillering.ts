import { cleanDetaillering } from '@adviestool/domain/detaillering';
import type { VariantId } from '@adviestool/domain/variants';
import type { FormApi } from 'final-form';

import { readDetaillering } from './detailleringInput.ts';

/** Clears the answers that a choice took the question of away. */
export const clearDetaillering = (form: FormApi, variant: VariantId): void => {
  const values = readDetaillering(form.getState().values);
  const kept = cleanDetaillering(variant, values);
  for (const veld of Object.keys(values)) {
    if (!(veld in kept)) form.change(veld, undefined);
  }
};
