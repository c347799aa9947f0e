import { FieldRow } from '@adviestool/forms/FieldRow';
import { NumberField } from '@adviestool/forms/NumberField';
import { TextField } from '@adviestool/forms/TextField';
import { Fieldset } from '@adviestool/ui/Fieldset';

/** Which wall it is, how many of it, and how large. */
export const SituatieFields = () => (
  <>
    <Fieldset legend="Merk en aantal">
      <FieldRow>
        <TextField name="merk" label="Merk" optional />
        <NumberField name="aantal" label="Aantal" integer step={1} />
      </FieldRow>
    </Fieldset>
    <Fieldset legend="Wand">
      <FieldRow>
        <NumberField name="wandbreedte" label="Wandbreedte" unit="mm" integer step={10} />
        <NumberField name="wandhoogte" label="Wandhoogte" unit="mm" integer step={10} />
      </FieldRow>
    </Fieldset>
  </>
);
