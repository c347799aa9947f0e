import { detailleringOptions } from '@adviestool/domain/detaillering';
import { gewichtinvoerLabels } from '@adviestool/domain/labels';
import { NumberField } from '@adviestool/forms/NumberField';
import { RadioField } from '@adviestool/forms/RadioField';
import { Fieldset } from '@adviestool/ui/Fieldset';

import type { DetailleringGroupProps } from './detailleringGroup.ts';

export const GewichtFields = ({ variant, velden, onChoice }: DetailleringGroupProps) => (
  <Fieldset legend="Gewicht">
    <RadioField
      name="gewichtinvoer"
      label="Gewicht invoeren als"
      options={detailleringOptions(variant).gewichtinvoer.map((value) => ({
        value,
        label: gewichtinvoerLabels[value],
      }))}
      onValueChange={onChoice}
    />
    {velden.has('glasgewicht') && (
      <NumberField name="glasgewicht" label={gewichtinvoerLabels.glasgewicht} unit="kg/m²" />
    )}
    {velden.has('gewichtElement') && (
      <NumberField name="gewichtElement" label={gewichtinvoerLabels.gewichtElement} unit="kg/m²" />
    )}
    {velden.has('totaalgewicht') && (
      <NumberField name="totaalgewicht" label={gewichtinvoerLabels.totaalgewicht} unit="kg" />
    )}
  </Fieldset>
);
