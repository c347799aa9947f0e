import type { Catalogus } from '@adviestool/contract/catalogus';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import { gekozenProducten } from '@adviestool/domain/productkeuze/gekozenProducten';
import { maatRegel } from '@adviestool/montage/maatRegel';

import styles from '../plek/Bouwplaats.module.css';
import type { PlekRij } from '../plek/rijenVan.ts';
import { teksten } from '../plek/teksten.ts';

interface ZijdenProps {
  rij: PlekRij;
  catalogus: Catalogus;
}

const ZijdeDeel = ({ rij, catalogus, zijde }: ZijdenProps & { zijde: Zijde }) => {
  const side = rij.getoond[zijde];
  if (side === undefined) return null;
  const { hoekanker, middelen } = gekozenProducten(catalogus, rij.gevelvulling, zijde);
  return (
    <section className={styles.zijde}>
      <h2>
        {teksten.zijde[zijde]}
        {side.aantal !== null && `: ${teksten.hoekankers(side.aantal)}`}
      </h2>
      <p className={styles.maten}>{maatRegel(side.posities)}</p>
      <p>{teksten.vanaf[zijde]}</p>
      {hoekanker !== null && (
        <p>
          <strong>{hoekanker.naam}</strong> {hoekanker.afmeting}
        </p>
      )}
      {side.middelen.length > 0 &&
        middelen.map(({ naam, perHoekanker }) => (
          <p key={naam}>
            {perHoekanker === null ? naam : teksten.perHoekanker(perHoekanker, naam)}
          </p>
        ))}
    </section>
  );
};

/** What comes on each side and where, as distances that run on from one corner. */
export const Zijden = (props: ZijdenProps) =>
  ZIJDEN.map((zijde) => <ZijdeDeel key={zijde} {...props} zijde={zijde} />);
