import type { Variant } from '@adviestool/contract/variant';
import { gebouwhoogteTekst } from '@adviestool/domain/windMeldingen';
import { FieldRow } from '@adviestool/forms/FieldRow';
import { NumberField } from '@adviestool/forms/NumberField';
import { RadioCardsField } from '@adviestool/forms/RadioCardsField';
import { RadioField } from '@adviestool/forms/RadioField';
import { TextField } from '@adviestool/forms/TextField';
import { useFieldValue } from '@adviestool/forms/useFieldValue';
import { Fieldset } from '@adviestool/ui/Fieldset';
import { formatQuantity } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';
import type { FormApi } from 'final-form';

import { clearKader } from './clearKader.ts';
import {
  BOUWMETHODE_OPTIONS,
  JA_NEE_OPTIONS,
  NEE_OPTIONS,
  TYPE_OPTIONS,
  ZIJDEN_OPTIONS,
} from './keuzeOptions.tsx';
import { LeverancierField } from './LeverancierField.tsx';
import { soleSupplier } from './soleSupplier.ts';
import { teksten } from './teksten.ts';
import { useKaderVelden } from './useKaderVelden.ts';

interface KaderFieldsProps {
  suppliers: Variant['fastenerSuppliers'];
  /** Of the project, m. */
  gebouwhoogte: number | null;
}

/** The questions that decide the variant; each answer shows the next one. */
const KeuzeFields = ({ suppliers }: Pick<KaderFieldsProps, 'suppliers'>) => {
  const velden = useKaderVelden();
  const hasSupplier = Object.keys(suppliers.options).length > 0;
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
          hint={hasSupplier ? teksten.bevestigingsmiddelen : teksten.geenLeverancier}
          options={hasSupplier ? JA_NEE_OPTIONS : NEE_OPTIONS}
          onValueChange={clear}
        />
      )}
      {velden.has('leverancierBevestigingsmiddelen') && <LeverancierField suppliers={suppliers} />}
    </Fieldset>
  );
};

/** Said where the field is: an own height that is lower than that of the building lowers the wind. */
const LagereHoogte = ({ gebouwhoogte }: Pick<KaderFieldsProps, 'gebouwhoogte'>) => {
  const eigen = useFieldValue('gebouwHoogte');
  const tekst = gebouwhoogteTekst(typeof eigen === 'number' ? eigen : null, gebouwhoogte);
  return tekst === null ? null : <Notice kind="warn">{tekst}</Notice>;
};

/** Which gevelvulling it is, how many of it, and how large. */
const MaatFields = ({ gebouwhoogte }: Pick<KaderFieldsProps, 'gebouwhoogte'>) => (
  <>
    <Fieldset legend="Merk en aantal">
      <FieldRow>
        <TextField name="merk" label="Merk" optional />
        <NumberField name="aantal" label="Aantal" integer step={1} />
      </FieldRow>
    </Fieldset>
    <Fieldset legend="Kader">
      <FieldRow>
        <NumberField name="breedte" label="Breedte" unit="mm" integer step={10} />
        <NumberField name="hoogte" label="Hoogte" unit="mm" integer step={10} />
      </FieldRow>
      <NumberField
        name="gebouwHoogte"
        label="Gebouwhoogte"
        unit="m"
        integer
        step={1}
        optional
        hint={
          gebouwhoogte === null
            ? undefined
            : teksten.hoogteProject(formatQuantity(gebouwhoogte, 0, 'm'))
        }
      />
      <LagereHoogte gebouwhoogte={gebouwhoogte} />
    </Fieldset>
  </>
);

export const KaderFields = ({ suppliers, gebouwhoogte }: KaderFieldsProps) => (
  <>
    <KeuzeFields suppliers={suppliers} />
    <MaatFields gebouwhoogte={gebouwhoogte} />
  </>
);
