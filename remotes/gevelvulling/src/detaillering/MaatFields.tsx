import { NumberField } from '@adviestool/forms/NumberField';
import { RadioField } from '@adviestool/forms/RadioField';
import { Fieldset } from '@adviestool/ui/Fieldset';

import type { DetailleringGroupProps } from './detailleringGroup.ts';
import { MATEN } from './maatLabels.ts';
import { ELEMENT_BEVAT_OPTIONS } from './options.tsx';

export const MaatFields = ({ velden }: Pick<DetailleringGroupProps, 'velden'>) => (
  <Fieldset legend="Maten">
    {MATEN.filter(({ name }) => velden.has(name)).map(({ name, label }) => (
      <NumberField key={name} name={name} label={label} unit="mm" />
    ))}
    {velden.has('elementBevatKozijnOfSchuifpuiVanafOnderzijde') && (
      <RadioField
        name="elementBevatKozijnOfSchuifpuiVanafOnderzijde"
        label="Element bevat kozijn of schuifpui vanaf onderzijde"
        options={ELEMENT_BEVAT_OPTIONS}
      />
    )}
  </Fieldset>
);
