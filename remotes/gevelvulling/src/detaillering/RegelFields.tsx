import { NumberField } from '@adviestool/forms/NumberField';
import { RadioCardsField } from '@adviestool/forms/RadioCardsField';
import { Fieldset } from '@adviestool/ui/Fieldset';

import type { DetailleringGroupProps } from './detailleringGroup.ts';
import { BOVENREGEL_OPTIONS, ONDERREGEL_OPTIONS } from './options.tsx';

/** The rails of a hsb-element. */
export const RegelFields = ({ velden, onChoice }: DetailleringGroupProps) =>
  velden.has('onderregel') && (
    <Fieldset legend="Onder- en bovenregel">
      <RadioCardsField
        name="onderregel"
        label="Onderregel"
        options={ONDERREGEL_OPTIONS}
        onValueChange={onChoice}
      />
      {velden.has('afstandVoorkantVloerrandTotHartGroef') && (
        <NumberField
          name="afstandVoorkantVloerrandTotHartGroef"
          label="Afstand voorkant vloerrand tot hart groef"
          unit="mm"
        />
      )}
      <RadioCardsField name="bovenregel" label="Bovenregel" options={BOVENREGEL_OPTIONS} />
    </Fieldset>
  );
