import { ZIJDEN } from '@adviestool/contract/zijde';

import { teksten } from './teksten.ts';
import type { RapportProps } from './rapportProps.ts';
import { RapportRij } from './RapportRij.tsx';
import styles from './Rapport.module.css';

export const RapportTabel = ({
  advies,
  gevelvulling,
  catalogus,
}: Pick<RapportProps, 'advies' | 'gevelvulling' | 'catalogus'>) => (
  <table className={styles.tabel}>
    <caption>{teksten.tabel}</caption>
    <thead>
      <tr>
        <th scope="col">{teksten.kop.zijde}</th>
        <th scope="col">{teksten.kop.product}</th>
        <th scope="col" data-getal>
          {teksten.kop.aantal}
        </th>
        <th scope="col" data-getal>
          {teksten.kop.hartOpHart}
        </th>
        <th scope="col" data-getal>
          {teksten.kop.randafstand}
        </th>
        <th scope="col">{teksten.kop.maatgevend}</th>
        <th scope="col" data-getal>
          {teksten.kop.unityCheck}
        </th>
        <th scope="col">{teksten.kop.oordeel}</th>
      </tr>
    </thead>
    <tbody>
      {ZIJDEN.map((zijde) => {
        const uitkomst = advies.zijden[zijde];
        return uitkomst === undefined ? null : (
          <RapportRij
            key={zijde}
            zijde={zijde}
            advies={uitkomst}
            kader={gevelvulling.gevelvullingEnKaderData}
            keuze={gevelvulling.productKeuze[zijde]}
            catalogus={catalogus}
          />
        );
      })}
    </tbody>
  </table>
);
