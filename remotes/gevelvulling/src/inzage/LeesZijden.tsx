import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';
import type { Advies } from '@adviestool/domain/rekenen/advies';

import { teksten } from '../advies/teksten.ts';
import { ZijdenKader } from '../advies/ZijdenKader.tsx';
import { LeesZijde } from './LeesZijde.tsx';

interface LeesZijdenProps {
  advies: Advies;
  gevelvulling: Gevelvulling;
  catalogus: Catalogus;
  /** The side that is lit. */
  actief: Zijde | null;
}

const { tabel } = teksten;

const GETALLEN = [tabel.hoekankers, tabel.hartOpHart, tabel.randafstand];

/** The anchored sides of an advice, to read. */
export const LeesZijden = ({ advies, actief, gevelvulling, catalogus }: LeesZijdenProps) => (
  <ZijdenKader advies={advies} gevelvulling={gevelvulling} actief={actief} getallen={GETALLEN}>
    {(uitkomst) => (
      <LeesZijde
        key={uitkomst.zijde}
        {...uitkomst}
        gevelvulling={gevelvulling}
        catalogus={catalogus}
      />
    )}
  </ZijdenKader>
);
