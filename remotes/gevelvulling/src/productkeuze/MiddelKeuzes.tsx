import {
  bevestigingsmiddelKeuzes,
  type KeuzeInvoer,
} from '@adviestool/domain/productkeuze/productkeuze';

import { letOpOf } from './letOpOf.ts';
import styles from './MiddelKeuzes.module.css';
import { MiddelGroep } from './MiddelGroep.tsx';
import { teksten } from './teksten.ts';

const { middelen } = teksten;

/** The fasteners of a side: one into the structure and one into the timber, each optional. */
export const MiddelKeuzes = ({ keuze }: { keuze: KeuzeInvoer }) => {
  const keuzes = bevestigingsmiddelKeuzes(keuze);
  if (keuzes === null) return null;
  const { zijde, catalogus } = keuze;
  const isVoorbeeld = letOpOf(catalogus) !== null;

  return (
    <div className={styles.middelen}>
      <h3 className={styles.titel}>{middelen.titel}</h3>
      <MiddelGroep
        zijde={zijde}
        label={middelen.bouwkundig}
        keuzes={keuzes.bouwkundig}
        isVoorbeeld={isVoorbeeld}
        hint={middelen.zonder}
      />
      <MiddelGroep
        zijde={zijde}
        label={middelen.hout}
        keuzes={keuzes.hout}
        isVoorbeeld={isVoorbeeld}
      />
    </div>
  );
};
