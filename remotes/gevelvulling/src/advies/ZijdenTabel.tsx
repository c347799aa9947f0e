import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { hartOpHartTekst } from '@adviestool/domain/toelichting/zijdeTeksten';
import { gekozenProducten } from '@adviestool/domain/productkeuze/gekozenProducten';

import { teksten } from './teksten.ts';
import { ZijdeRijen } from './ZijdeRijen.tsx';
import styles from './ZijdenTabel.module.css';

interface ZijdenTabelProps {
  advies: Advies;
  gevelvulling: Gevelvulling;
  type: GevelvullingType;
  catalogus: Catalogus;
  /** The side that is lit. */
  actief: Zijde | null;
}

const { tabel } = teksten;

export const ZijdenTabel = (props: ZijdenTabelProps) => {
  const { advies, gevelvulling, type, catalogus, actief } = props;

  return (
    <div className={styles.kader}>
      <table className={styles.tabel}>
        <caption className={styles.caption}>{tabel.titel}</caption>
        <thead>
          <tr>
            <th scope="col">{tabel.zijde}</th>
            <th scope="col" data-getal>
              {tabel.advies}
            </th>
            <th scope="col" data-getal>
              {tabel.gekozen}
            </th>
            <th scope="col" data-getal>
              {tabel.hartOpHart}
            </th>
            <th scope="col">{tabel.maatgevend}</th>
            <th scope="col">{tabel.unityCheck}</th>
          </tr>
        </thead>
        {ZIJDEN.map((zijde) => {
          const uitkomst = advies.zijden[zijde];
          return uitkomst === undefined ? null : (
            <ZijdeRijen
              key={zijde}
              zijde={zijde}
              advies={uitkomst}
              type={type}
              hartOpHart={hartOpHartTekst(zijde, uitkomst, gevelvulling.gevelvullingEnKaderData)}
              producten={gekozenProducten(catalogus, gevelvulling.productKeuze[zijde])}
              isActief={zijde === actief}
              meldingen={advies.meldingen.filter((melding) => melding.zijde === zijde)}
            />
          );
        })}
      </table>
    </div>
  );
};
