import type { VeldWijziging } from '@adviestool/contract/geschiedenis';
import type { WieVan } from '@adviestool/projectdelta/wieVan';
import { gegevensInWoorden } from '@adviestool/projectdelta/wijzigingInWoorden';

import { RegelLijst } from '../waarden/RegelLijst.tsx';
import { Waarden } from '../waarden/Waarden.tsx';
import { teksten } from './teksten.ts';
import styles from './Vergelijken.module.css';

interface GegevensVerschilProps {
  gegevens: readonly VeldWijziging[];
  wieVan: WieVan;
}

/** The data of the project that are otherwise, each with who gave it the value of now. */
export const GegevensVerschil = ({ gegevens, wieVan }: GegevensVerschilProps) => {
  const regels = gegevens.flatMap((veld) =>
    gegevensInWoorden([veld]).map((regel) => ({ ...regel, wie: wieVan({ pad: veld.pad }) })),
  );
  return regels.length === 0 ? null : (
    <section className={styles.sectie}>
      <h2>{teksten.gegevens}</h2>
      <div className={styles.kaart}>
        <RegelLijst isSmal>
          {regels.map(({ label, voor, na, wie }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {(voor !== null || na !== null) && <Waarden voor={voor} na={na} />}
                <span className={styles.wie}>{wie === '' ? teksten.onbekendDoor : wie}</span>
              </dd>
            </div>
          ))}
        </RegelLijst>
      </div>
    </section>
  );
};
