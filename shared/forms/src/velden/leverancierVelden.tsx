import type { Variant } from '@adviestool/contract/variant';
import { soleSupplier } from '@adviestool/domain/velden/soleSupplier';

import type { FormApi } from 'final-form';

import { teksten } from '../teksten.ts';
import { LeverancierField } from './LeverancierField.tsx';

/** What the suppliers of a variant make of the fields of the frame data, for `VeldenFields`. */
export const leverancierVelden = (suppliers: Variant['fastenerSuppliers']) => {
  const hasSupplier = Object.keys(suppliers.options).length > 0;
  const sole = soleSupplier(suppliers);
  return {
    aanvullingen: {
      gebruikBevestigingsmiddelen: hasSupplier
        ? {}
        : { hint: teksten.geenLeverancier, alleen: [false] },
      leverancierBevestigingsmiddelen: { veld: <LeverancierField suppliers={suppliers} /> },
    },
    /** The supplier that needs no choice is filled in. */
    onSteer: (form: FormApi): void => {
      const { gebruikBevestigingsmiddelen } = form.getState().values;
      if (sole !== null && gebruikBevestigingsmiddelen === true) {
        form.change('leverancierBevestigingsmiddelen', sole);
      }
    },
  };
};
