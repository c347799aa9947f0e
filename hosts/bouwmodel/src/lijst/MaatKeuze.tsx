import type { Groep } from '@adviestool/ifc/bouwmodel';
import { Icon } from '@adviestool/ui/Icon';
import { useId } from 'react';

import { MAATBRONNEN, type Maatbron } from '../model/bewerking.ts';
import { teksten } from '../model/teksten.ts';
import styles from './MaatKeuze.module.css';
import { maatTekst } from './maatTekst.ts';
import { verschilTekst } from './verschilTekst.ts';

interface MaatKeuzeProps {
  groep: Groep;
  onChange: (bron: Maatbron) => void;
}

/** Both sizes of what the model gives two of, and which of them counts. */
export const MaatKeuze = ({ groep, onChange }: MaatKeuzeProps) => {
  const name = useId();
  const verschil = groep.elementen.find(({ maatverschil }) => maatverschil !== null)?.maatverschil;
  if (verschil === undefined || verschil === null) return null;
  const isUsed = ({ breedte, hoogte }: { breedte: number; hoogte: number }): boolean =>
    breedte === groep.breedte && hoogte === groep.hoogte;

  return (
    <fieldset className={styles.keuze}>
      <legend className={styles.titel}>
        <Icon name="warning" /> {teksten.maten.titel}.{' '}
        {teksten.maten.verschil(verschilTekst(verschil.geometrie, verschil.eigenschap))}
      </legend>
      {MAATBRONNEN.map((bron) => (
        <label key={bron} className={styles.bron}>
          <input
            type="radio"
            name={name}
            checked={isUsed(verschil[bron])}
            onChange={() => onChange(bron)}
          />
          {teksten.maten.bron[bron]} {maatTekst(verschil[bron])}
        </label>
      ))}
    </fieldset>
  );
};
