import { useEffect, useId, useRef } from 'react';

import styles from './BouwlaagLijst.module.css';
import { GroepRij } from './GroepRij.tsx';
import type { Bouwlaag } from './model/bouwlagen.ts';
import type { Keuze, Keuzes } from './model/keuze.ts';
import { teksten } from './teksten.ts';

interface BouwlaagLijstProps {
  bouwlaag: Bouwlaag;
  keuzes: Keuzes;
  onChange: (ids: readonly string[], change: Partial<Keuze>) => void;
}

/** The groups of one storey; its own box chooses all or none of them. */
export const BouwlaagLijst = ({ bouwlaag, keuzes, onChange }: BouwlaagLijstProps) => {
  const { naam, groepen } = bouwlaag;
  const headingId = useId();
  const box = useRef<HTMLInputElement>(null);
  const ids = groepen.map(({ id }) => id);
  const chosen = ids.filter((id) => keuzes.get(id)?.isChosen === true).length;
  const isMixed = chosen > 0 && chosen < ids.length;

  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isMixed;
  }, [isMixed]);

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        <label className={styles.all}>
          <input
            ref={box}
            type="checkbox"
            checked={chosen === ids.length}
            onChange={(event) => onChange(ids, { isChosen: event.currentTarget.checked })}
          />
          {naam ?? teksten.noBouwlaag}
        </label>
      </h2>
      <ul className={styles.groepen}>
        {groepen.map((groep) => {
          const keuze = keuzes.get(groep.id);
          return (
            keuze !== undefined && (
              <GroepRij
                key={groep.id}
                groep={groep}
                keuze={keuze}
                onChange={(change) => onChange([groep.id], change)}
              />
            )
          );
        })}
      </ul>
    </section>
  );
};
