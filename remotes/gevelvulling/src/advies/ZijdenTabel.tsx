import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';
import { gekozenProducten } from '@adviestool/domain/productkeuze/gekozenProducten';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { hartOpHartTekst } from '@adviestool/domain/toelichting/zijdeTeksten';

import type { InstellingenInput } from './adviesSchema.ts';
import { teksten } from './teksten.ts';
import { ZijdenKader } from './ZijdenKader.tsx';
import { ZijdeRijen } from './ZijdeRijen.tsx';

interface ZijdenTabelProps {
  advies: Advies;
  gevelvulling: Gevelvulling;
  type: GevelvullingType;
  /** What was typed to come to this advice. */
  getypt: InstellingenInput;
  catalogus: Catalogus;
  /** The side that is lit. */
  actief: Zijde | null;
}

const { tabel } = teksten;

const GETALLEN = [tabel.advies, tabel.gekozen, tabel.hartOpHart];

/** The anchored sides of an advice, with the fields that change them. */
export const ZijdenTabel = (props: ZijdenTabelProps) => {
  const { advies, gevelvulling, type, getypt, catalogus, actief } = props;
  return (
    <ZijdenKader advies={advies} gevelvulling={gevelvulling} actief={actief} getallen={GETALLEN}>
      {({ zijde, ...uitkomst }) => (
        <ZijdeRijen
          key={zijde}
          zijde={zijde}
          type={type}
          getypt={getypt[zijde]}
          hartOpHart={hartOpHartTekst(zijde, uitkomst.advies, gevelvulling.gevelvullingEnKaderData)}
          producten={gekozenProducten(catalogus, gevelvulling, zijde)}
          {...uitkomst}
        />
      )}
    </ZijdenKader>
  );
};
