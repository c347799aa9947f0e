import { applicableKaderFields } from '@adviestool/domain/variants';
import type { FormApi } from 'final-form';

import { readKader } from './kaderInput.ts';

const KEUZES = [
  'bouwmethode',
  'verbondenAantalZijden',
  'gebruikBevestigingsmiddelen',
  'leverancierBevestigingsmiddelen',
] as const;

/** Clears the questions that a choice took away, and fills in the supplier that needs no choice. */
export const clearKader = (form: FormApi, supplier: string | null): void => {
  const values = readKader(form.getState().values);
  const velden = applicableKaderFields(values);
  for (const veld of KEUZES) {
    if (!velden.has(veld) && values[veld] !== undefined) form.change(veld, undefined);
  }
  if (supplier !== null && velden.has('leverancierBevestigingsmiddelen')) {
    form.change('leverancierBevestigingsmiddelen', supplier);
  }
};
