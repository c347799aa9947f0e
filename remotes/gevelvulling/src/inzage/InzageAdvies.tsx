import type { SlotProps } from '@adviestool/contract/slots';
import { adviesOf, berekeningFor } from '@adviestool/domain/rekenen/advies';
import { listInvoerUitgangspunten } from '@adviestool/domain/toelichting/invoerUitgangspunten';
import { toelichtingOf } from '@adviestool/domain/toelichting/toelichting';
import { listUitgangspunten } from '@adviestool/domain/toelichting/uitgangspunten';
import { useMemo } from 'react';

import { AdviesKader } from '../advies/AdviesKader.tsx';
import { Onderbouwing } from '../advies/Onderbouwing.tsx';
import { LeesZijden } from './LeesZijden.tsx';

interface InzageAdviesProps extends SlotProps<'inzage.advies/v1'> {
  /** By id, the name of each supplier of fasteners. */
  leveranciers: Readonly<Record<string, string>>;
}

/** An advice to read: as its page in the wizard, without a field. */
export const InzageAdvies = (props: InzageAdviesProps) => {
  const { projectGegevens, gevelvulling, catalogus, leveranciers } = props;
  const berekening = useMemo(
    () => berekeningFor({ projectGegevens, gevelvulling, catalogus }),
    [projectGegevens, gevelvulling, catalogus],
  );
  if (berekening === null) return null;
  const shown = { advies: adviesOf(berekening), projectGegevens, gevelvulling, catalogus };

  return (
    <AdviesKader
      {...shown}
      isTeLezen
      onderbouwing={
        <Onderbouwing
          advies={shown.advies}
          berekening={berekening}
          explain={() => toelichtingOf(berekening)}
          uitgangspunten={[
            ...listInvoerUitgangspunten(berekening, leveranciers),
            ...listUitgangspunten(),
          ]}
        />
      }
    >
      {(actief) => <LeesZijden {...shown} actief={actief} />}
    </AdviesKader>
  );
};
