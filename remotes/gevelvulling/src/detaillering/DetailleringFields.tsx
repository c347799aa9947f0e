import type { VariantId } from '@adviestool/domain/variants';
import type { FormApi } from 'final-form';

import { clearDetaillering } from './clearDetaillering.ts';
import { DorpelFields } from './DorpelFields.tsx';
import { GewichtFields } from './GewichtFields.tsx';
import { MaatFields } from './MaatFields.tsx';
import { OndergrondFields } from './OndergrondFields.tsx';
import { PlaatsingFields } from './PlaatsingFields.tsx';
import { RegelFields } from './RegelFields.tsx';
import { useDetailleringVelden } from './useDetailleringVelden.ts';

/** The questions of a variant; an answer may ask for more. */
export const DetailleringFields = ({ variant }: { variant: VariantId }) => {
  const velden = useDetailleringVelden(variant);
  const group = {
    variant,
    velden,
    onChoice: (_value: unknown, form: FormApi): void => clearDetaillering(form, variant),
  };

  return (
    <>
      <PlaatsingFields {...group} />
      <DorpelFields {...group} />
      <RegelFields {...group} />
      <MaatFields velden={velden} />
      <GewichtFields {...group} />
      <OndergrondFields variant={variant} velden={velden} />
    </>
  );
};
