import { applicableKaderFields, type KaderVeld } from '@adviestool/domain/variants';
import { useFieldValue } from '@adviestool/forms/useFieldValue';

import { kaderInputSchema } from './kaderInput.ts';

/** The questions that apply to the choices in the form; renders only when a choice changes. */
export const useKaderVelden = (): ReadonlySet<KaderVeld> =>
  applicableKaderFields(
    kaderInputSchema.parse({
      gevelvullingType: useFieldValue('gevelvullingType'),
      bouwmethode: useFieldValue('bouwmethode'),
      verbondenAantalZijden: useFieldValue('verbondenAantalZijden'),
      gebruikBevestigingsmiddelen: useFieldValue('gebruikBevestigingsmiddelen'),
    }),
  );
