import { FieldRow } from '@adviestool/forms/FieldRow';
import { NumberField } from '@adviestool/forms/NumberField';
import { TextField } from '@adviestool/forms/TextField';
import { Fieldset } from '@adviestool/ui/Fieldset';
import { formatQuantity } from '@adviestool/ui/format';

import { teksten } from './teksten.ts';

interface MaatFieldsProps {
  /** Of the project, m. */
  gebouwhoogte: number | null;
}

/** Which gevelvulling it is, how many of it, and how large. */
export const MaatFields = ({ gebouwhoogte }: MaatFieldsProps) => (
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
    </Fieldset>
  </>
);
