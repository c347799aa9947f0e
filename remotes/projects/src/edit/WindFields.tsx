import { TERREINCATEGORIEEN, WINDGEBIEDEN } from '@adviestool/contract/project';
import { terreincategorieLabels, windgebiedLabels } from '@adviestool/domain/labels';
import { NumberField } from '@adviestool/forms/NumberField';
import { RadioCardsField } from '@adviestool/forms/RadioCardsField';
import { RadioField } from '@adviestool/forms/RadioField';
import { Fieldset } from '@adviestool/ui/Fieldset';

import { StuwdrukRegel } from './StuwdrukRegel.tsx';
import { TERREIN_UITLEG, WINDGEBIED_UITLEG, WINDVORMFACTOR_UITLEG } from './teksten.ts';

const WINDGEBIED_OPTIONS = WINDGEBIEDEN.map((value) => ({
  value,
  label: windgebiedLabels[value],
  description: WINDGEBIED_UITLEG[value],
}));

const TERREIN_OPTIONS = TERREINCATEGORIEEN.map((value) => ({
  value,
  label: terreincategorieLabels[value],
}));

export const WindFields = () => (
  <Fieldset legend="Wind">
    <RadioCardsField name="windgebied" label="Windgebied" options={WINDGEBIED_OPTIONS} />
    <RadioField
      name="terreincategorie"
      label="Terreincategorie"
      hint={TERREIN_UITLEG}
      options={TERREIN_OPTIONS}
    />
    <NumberField
      name="windvormFactor"
      label="Windvormfactor"
      hint={WINDVORMFACTOR_UITLEG}
      step={0.1}
    />
    <StuwdrukRegel />
  </Fieldset>
);
