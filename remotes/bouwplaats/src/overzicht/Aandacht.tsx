import { bouwplaatsGevelvullingPath } from '@adviestool/contract/paths';
import type { MontageInvoer } from '@adviestool/contract/montage';
import type { MontageStand } from '@adviestool/montage/montageStand';
import { Chip } from '@adviestool/ui/Chip';
import { Link } from 'react-router';

import { aandachtVan } from '../plek/aandachtVan.ts';
import type { PlekRij } from '../plek/rijenVan.ts';
import { teksten as plekTeksten } from '../plek/teksten.ts';
import styles from './OpDeBouw.module.css';
import { teksten } from './teksten.ts';

interface AandachtRij {
  rij: PlekRij;
  stand: MontageStand;
  /** The newest that was said of each piece. */
  stukken: ReadonlyMap<number, MontageInvoer> | undefined;
}

interface AandachtProps {
  projectId: number;
  rijen: readonly AandachtRij[];
}

/** The gevelvullingen that somebody has to look at, each with what was said of its pieces. */
export const Aandacht = ({ projectId, rijen }: AandachtProps) => {
  const gevonden = rijen
    .flatMap(({ rij, stand, stukken }) => {
      // Of what was taken back nothing stands there that could fail.
      const staatErIets = stand.geplaatst + stand.overtollig > 0;
      const { voldoet, waarschuwingen } = staatErIets ? rij : { voldoet: null, waarschuwingen: 0 };
      const dringend = aandachtVan({ voldoet, waarschuwingen: 0 }, stand).length;
      const punten = aandachtVan({ voldoet, waarschuwingen }, stand);
      return stukken === undefined || punten.length === 0
        ? []
        : [{ rij, punten, stukken, dringend }];
    })
    // A warning of the project stands at all of them: it hides nothing that is of one.
    .toSorted((one, other) => Number(one.dringend === 0) - Number(other.dringend === 0));
  if (gevonden.length === 0) return null;
  return (
    <section className={styles.aandacht}>
      <h3>{teksten.aandacht}</h3>
      <ul className={styles.rijen}>
        {gevonden.map(({ rij, punten, stukken }) => (
          <li key={rij.id} className={styles.rij}>
            <p className={styles.kop}>
              <Link to={bouwplaatsGevelvullingPath(projectId, rij.id)}>{rij.naam}</Link>
              {punten.map(({ kind, tekst }) => (
                <Chip key={tekst} kind={kind}>
                  {tekst}
                </Chip>
              ))}
            </p>
            {[...stukken].map(
              ([stuk, { afwijking, toelichting, door }]) =>
                afwijking !== null && (
                  <p key={stuk} className={styles.gezegd}>
                    {teksten.gezegd(stuk, {
                      afwijking: plekTeksten.afwijkingen[afwijking],
                      toelichting,
                      door,
                    })}
                  </p>
                ),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
