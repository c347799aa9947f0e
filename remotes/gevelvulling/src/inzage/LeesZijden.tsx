import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import type { Advies } from '@adviestool/domain/rekenen/advies';

import { teksten } from '../advies/teksten.ts';
import styles from '../advies/ZijdenTabel.module.css';
import { LeesZijde } from './LeesZijde.tsx';

interface LeesZijdenProps {
  advies: Advies;
  gevelvulling: Gevelvulling;
  catalogus: Catalogus;
  /** The side that is lit. */
  actief: Zijde | null;
}

const { tabel } = teksten;

/** The anchored sides of an advice, to read. */
export const LeesZijden = ({ advies, actief, ...rest }: LeesZijdenProps) => (
  <div className={styles.kader}>
    <table className={styles.tabel}>
      <caption className={styles.caption}>{tabel.titel}</caption>
      <thead>
        <tr>
          <th scope="col">{tabel.zijde}</th>
          <th scope="col" data-getal>
            {tabel.hoekankers}
          </th>
          <th scope="col" data-getal>
            {tabel.hartOpHart}
          </th>
          <th scope="col" data-getal>
            {tabel.randafstand}
          </th>
          <th scope="col">{tabel.maatgevend}</th>
          <th scope="col">{tabel.unityCheck}</th>
        </tr>
      </thead>
      {ZIJDEN.map((zijde) => {
        const uitkomst = advies.zijden[zijde];
        return uitkomst === undefined ? null : (
          <LeesZijde
            key={zijde}
            zijde={zijde}
            advies={uitkomst}
            meldingen={advies.meldingen.filter((melding) => melding.zijde === zijde)}
            isActief={zijde === actief}
            {...rest}
          />
        );
      })}
    </table>
  </div>
);
