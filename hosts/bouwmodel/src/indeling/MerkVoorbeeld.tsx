import { formatNumber } from '@adviestool/getallen/formatNumber';
import type { Groep } from '@adviestool/ifc/bouwmodel';

import { maatTekst } from '../lijst/maatTekst.ts';
import { teksten } from '../model/teksten.ts';
import styles from './MerkVoorbeeld.module.css';

/** As many groups as are looked at before a choice. */
const GETOOND = 8;

/** The first groups of a choice. */
export const MerkVoorbeeld = ({ groepen }: { groepen: readonly Groep[] }) => (
  <section aria-label={teksten.merk.groepen} className={styles.voorbeeld}>
    <h3 className={styles.titel}>{teksten.merk.groepen}</h3>
    <ul className={styles.groepen}>
      {groepen.slice(0, GETOOND).map((groep) => (
        <li key={groep.id} className={styles.groep}>
          <strong>{groep.merk ?? teksten.noMerk}</strong>
          <span>{formatNumber(groep.aantal)}×</span>
          <span>{maatTekst(groep)}</span>
        </li>
      ))}
    </ul>
    {groepen.length > GETOOND && <p>{teksten.merk.meer(groepen.length - GETOOND)}</p>}
  </section>
);
