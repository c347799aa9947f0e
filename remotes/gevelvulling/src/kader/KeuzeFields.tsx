import type { Variant } from '@adviestool/contract/variant';
import { RadioCardsField } from '@adviestool/forms/RadioCardsField';
import { RadioField } from '@adviestool/forms/RadioField';
import { Fieldset } from '@adviestool/ui/Fieldset';
import type { FormApi } from 'final-form';

import { clearKader } from './clearKader.ts';
import { BOUWMETHODE_OPTIONS, JA_NEE_OPTIONS, TYPE_OPTIONS, ZIJDEN_OPTIONS } from './options.tsx';
import { LeverancierField } from './LeverancierField.tsx';
import { soleSupplier } from './soleSupplier.ts';
import { teksten } from './teksten.ts';
import { useKaderVelden } from './useKaderVelden.ts';

/** The questions that decide the variant; each answer shows the next one. */
export const KeuzeFields = ({ suppliers }: { suppliers: Variant['fastenerSuppliers'] }) => {
  const velden = useKaderVelden();
  const clear = (_value: unknown, form: FormApi): void => clearKader(form, soleSupplier(suppliers));

  return (
    <Fieldset legend="Gevelvulling">
      <RadioCardsField
        name="gevelvullingType"
        label="Type"
        options={TYPE_OPTIONS}
        onValueChange={clear}
      />
      {velden.has('bouwmethode') && (
        <RadioCardsField
          name="bouwmethode"
          label="Bouwmethode"
          options={BOUWMETHODE_OPTIONS}
          onValueChange={clear}
        />
      )}
      {velden.has('verbondenAantalZijden') && (
        <RadioField
          name="verbondenAantalZijden"
          label="Verbonden zijden"
          options={ZIJDEN_OPTIONS}
          onValueChange={clear}
        />
      )}
      {velden.has('gebruikBevestigingsmiddelen') && (
        <RadioField
          name="gebruikBevestigingsmiddelen"
          label="Bevestigingsmiddelen gebruiken"
          hint={teksten.bevestigingsmiddelen}
          options={JA_NEE_OPTIONS}
          onValueChange={clear}
        />
      )}
      {velden.has('leverancierBevestigingsmiddelen') && <LeverancierField suppliers={suppliers} />}
    </Fieldset>
  );
};
