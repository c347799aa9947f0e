import { TYPEN_BOUW } from '@adviestool/contract/project';
import { typeBouwLabels } from '@adviestool/domain/labels';
import { NumberField } from '@adviestool/forms/NumberField';
import { RadioCardsField } from '@adviestool/forms/RadioCardsField';
import { Fieldset } from '@adviestool/ui/Fieldset';

import { GEBOUWHOOGTE_UITLEG, GEVOLGKLASSE_UITLEG } from './teksten.ts';

const TYPE_BOUW_OPTIONS = TYPEN_BOUW.map((value) => ({
  value,
  label: typeBouwLabels[value],
  description: GEVOLGKLASSE_UITLEG[value],
}));

export const GebouwFields = () => (
  <Fieldset legend="Gebouw">
    <RadioCardsField name="typeBouw" label="Type bouw" options={TYPE_BOUW_OPTIONS} />
    <NumberField
      name="gebouwhoogte"
      label="Gebouwhoogte"
      unit="m"
      hint={GEBOUWHOOGTE_UITLEG}
      step={1}
      integer
    />
  </Fieldset>
);
