import { plaatsTekst } from '@adviestool/domain/toelichting/plaatsTekst';
import type { Groep } from '@adviestool/ifc/bouwmodel';

import styles from './GroepPlaats.module.css';

/** Where it is and how it turns; the storey stands above the rows that are on it. */
export const GroepPlaats = ({ groep }: { groep: Groep }) => {
  const bouwlaag = groep.bouwlaag === groep.verdieping ? null : groep.bouwlaag;
  const regels = [plaatsTekst({ ...groep, bouwlaag }), groep.opmerking ?? ''];
  return regels.map(
    (regel) =>
      regel !== '' && (
        <p key={regel} className={styles.plaats}>
          {regel}
        </p>
      ),
  );
};
