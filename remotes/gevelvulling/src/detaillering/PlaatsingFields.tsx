import { RadioCardsField } from '@adviestool/forms/RadioCardsField';
import { Fieldset } from '@adviestool/ui/Fieldset';

import type { DetailleringGroupProps } from './detailleringGroup.ts';
import { BOVENZIJDE_OPTIONS, ONDERZIJDE_OPTIONS } from './options.tsx';

/** What the gevelvulling stands on and is held by. */
export const PlaatsingFields = ({ velden, onChoice }: DetailleringGroupProps) =>
  velden.has('plaatsing.onderzijde') && (
    <Fieldset legend="Plaatsing">
      <RadioCardsField
        name="plaatsing.onderzijde"
        label="Plaatsing onderzijde"
        options={ONDERZIJDE_OPTIONS}
        onValueChange={onChoice}
      />
      <RadioCardsField
        name="plaatsing.bovenzijde"
        label="Plaatsing bovenzijde"
        options={BOVENZIJDE_OPTIONS}
        onValueChange={onChoice}
      />
    </Fieldset>
  );
