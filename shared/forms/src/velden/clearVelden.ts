import { cleanVelden } from '@adviestool/domain/velden/cleanVelden';
import type { Vraag } from '@adviestool/domain/velden/register';
import { readPad } from '@adviestool/domain/velden/veldpad';
import type { FormApi } from 'final-form';

/** Clears the answers that a choice took the question of away, or that are not offered any more. */
export const clearVelden = (form: FormApi, vraag: Vraag): void => {
  const { values } = form.getState();
  const kept = cleanVelden([vraag], values);
  for (const { naam, pad } of vraag.register.velden) {
    if (readPad(values, pad) !== undefined && readPad(kept, pad) === undefined) {
      form.change(naam, undefined);
    }
  }
};
