import { plaatsTekst } from '@adviestool/domain/toelichting/plaatsTekst';
import type { Groep } from '@adviestool/ifc/bouwmodel';

import { BRON_VELDEN, bronVan, type Bronnen } from '../model/bronnen.ts';
import { teksten } from '../model/teksten.ts';
import styles from './GroepPlaats.module.css';

const { uit, velden } = teksten.bronnen;

interface GroepPlaatsProps {
  groep: Groep;
  bronnen: Bronnen;
}

/**
 * Where it is and how it turns; the storey stands above the rows that are on it. What is read from a property
 * that the user named says which one.
 */
export const GroepPlaats = ({ groep, bronnen }: GroepPlaatsProps) => {
  const gekozen = BRON_VELDEN.flatMap((veld) => {
    const bron = bronVan(groep, veld, bronnen);
    return bron === null ? [] : [{ veld, bron }];
  });
  const isGekozen = (veld: string): boolean => gekozen.some((each) => each.veld === veld);
  const { gevel, bouwlaag, ruimte, opmerking } = groep;
  const regels = [
    plaatsTekst({
      ...groep,
      gevel: isGekozen('gevel') ? null : gevel,
      bouwlaag: isGekozen('bouwlaag') || bouwlaag === groep.verdieping ? null : bouwlaag,
      ruimte: isGekozen('ruimte') ? null : ruimte,
    }),
    isGekozen('opmerking') ? '' : (opmerking ?? ''),
  ];
  return (
    <>
      {gekozen.map(({ veld, bron }) => (
        <p key={veld} className={styles.plaats}>
          {velden[veld]} {groep[veld]} <span className={styles.bron}>{uit(bron)}</span>
        </p>
      ))}
      {regels.map(
        (regel) =>
          regel !== '' && (
            <p key={regel} className={styles.plaats}>
              {regel}
            </p>
          ),
      )}
    </>
  );
};
