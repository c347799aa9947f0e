import { applicableKaderFields, type KaderVeld } from '@adviestool/domain/variants';
import { useFieldValue } from '@adviestool/forms/useFieldValue';

import { readKader } from './kaderInput.ts';

/** The questions that apply to the choices in the form; renders only when a choice changes. */
export const useKaderVelden = (): ReadonlySet<KaderVeld> =>
  applicableKaderFields(
    readKader({
      gevelvullingType: useFieldValue('gevelvullingType'),
      bouwmethode: useFieldValue('bouwmethode'),
      verbondenAantalZijden: useFieldValue('verbondenAantalZijden'),
      gebruikBevestigingsmiddelen: useFieldValue('gebruikBevestigingsmiddelen'),
    }),
  );
