import type { Zijde } from '@adviestool/contract/zijde';
import type { ZijdeAdvies } from '@adviestool/domain/rekenen/advies';
import { NumberField } from '@adviestool/forms/NumberField';
import { useFieldValue } from '@adviestool/forms/useFieldValue';

import { teksten } from './teksten.ts';

interface ZijdeMatenProps {
  zijde: Zijde;
  advies: ZijdeAdvies;
}

const { tabel } = teksten;

/** One hoekanker, in the middle: it has no edge distance to speak of. */
const isAlleenMidden = ({ posities, nMax }: ZijdeAdvies): boolean =>
  posities.length === 1 || (posities.length === 0 && nMax === 1);

/** The distances that a side is divided with. */
export const ZijdeMaten = ({ zijde, advies }: ZijdeMatenProps) => {
  const { randafstand } = advies;
  const isAangepast =
    useFieldValue(`${zijde}.randafstand`) !== randafstand && !isAlleenMidden(advies);

  return (
    <div data-maten>
      <div data-maat data-label={tabel.randafstand}>
        <NumberField
          name={`${zijde}.randafstand`}
          label={`${tabel.randafstand}, ${zijde}`}
          unit="mm"
          integer
          step={10}
        />
        {isAangepast && <span data-onderschrift>{tabel.gerekendMet(randafstand)}</span>}
      </div>
      <div data-maat data-label={tabel.maximum}>
        <NumberField
          name={`${zijde}.maximumHartOpHart`}
          label={`${tabel.maximum}, ${zijde}`}
          unit="mm"
          integer
          step={10}
        />
      </div>
    </div>
  );
};
