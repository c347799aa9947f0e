import type { Variant } from '@adviestool/contract/variant';
import { LEVERANCIER } from '@adviestool/domain/velden/namen';
import { soleSupplier, withSoleSupplier } from '@adviestool/domain/velden/soleSupplier';

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
    /** The supplier that needs no choice is filled in where there is none. */
    onSteer: (form: FormApi): void => {
      const { values } = form.getState();
      const { [LEVERANCIER]: supplier } = withSoleSupplier(values, sole);
      if (supplier !== values[LEVERANCIER]) form.change(LEVERANCIER, supplier);
    },
  };
};
