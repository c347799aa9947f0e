import { detailleringOptions } from '@adviestool/domain/detaillering';
import { NumberField } from '@adviestool/forms/NumberField';
import { RadioCardsField } from '@adviestool/forms/RadioCardsField';
import { Fieldset } from '@adviestool/ui/Fieldset';

import type { DetailleringGroupProps } from './detailleringGroup.ts';
import { bovendorpelOptions, ONDERDORPEL_OPTIONS } from './options.tsx';

/** The sills of a kozijn or schuifpui. */
export const DorpelFields = ({ variant, velden, onChoice }: DetailleringGroupProps) =>
  velden.has('onderdorpel') && (
    <Fieldset legend="Onder- en bovendorpel">
      <RadioCardsField
        name="onderdorpel"
        label="Onderdorpel"
        options={ONDERDORPEL_OPTIONS}
        onValueChange={onChoice}
      />
      {velden.has('maximaleHartOpHartMaatLaagReliefDorpel') && (
        <NumberField
          name="maximaleHartOpHartMaatLaagReliefDorpel"
          label="Maximale hart-op-hartafstand laagreliëfdorpel"
          unit="mm"
        />
      )}
      <RadioCardsField
        name="bovendorpel"
        label="Bovendorpel"
        options={bovendorpelOptions(detailleringOptions(variant).bovendorpel)}
      />
    </Fieldset>
  );
