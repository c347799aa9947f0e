import { detailleringOptions, type DetailleringVeld } from '@adviestool/domain/detaillering';
import { binnenmuurLabels, vloertypeLabels } from '@adviestool/domain/labels';
import { SelectField } from '@adviestool/forms/SelectField';
import { Fieldset } from '@adviestool/ui/Fieldset';

import type { DetailleringGroupProps } from './detailleringGroup.ts';

const ONDERGRONDEN: readonly DetailleringVeld[] = [
  'vloertypeOnderzijde',
  'vloertypeBovenzijde',
  'binnenmuur',
];

const vloertypeOptions = (values: readonly (keyof typeof vloertypeLabels)[]) =>
  values.map((value) => ({ value, label: vloertypeLabels[value] }));

/** What the fasteners go into. */
export const OndergrondFields = ({
  variant,
  velden,
}: Pick<DetailleringGroupProps, 'variant' | 'velden'>) => {
  const options = detailleringOptions(variant);

  return (
    ONDERGRONDEN.some((veld) => velden.has(veld)) && (
      <Fieldset legend="Ondergrond">
        {velden.has('vloertypeOnderzijde') && (
          <SelectField
            name="vloertypeOnderzijde"
            label="Vloertype onderzijde"
            options={vloertypeOptions(options.vloertypeOnderzijde)}
          />
        )}
        {velden.has('vloertypeBovenzijde') && (
          <SelectField
            name="vloertypeBovenzijde"
            label="Vloertype bovenzijde"
            options={vloertypeOptions(options.vloertypeBovenzijde)}
          />
        )}
        {velden.has('binnenmuur') && (
          <SelectField
            name="binnenmuur"
            label="Binnenmuur"
            options={options.binnenmuur.map((value) => ({ value, label: binnenmuurLabels[value] }))}
          />
        )}
      </Fieldset>
    )
  );
};
