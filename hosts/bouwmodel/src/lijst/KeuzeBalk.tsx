import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';
import type { Groep } from '@adviestool/ifc/bouwmodel';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { memo, useState } from 'react';

import type { Keuze, Keuzes } from '../model/keuze.ts';
import { teksten } from '../model/teksten.ts';
import styles from './KeuzeBalk.module.css';
import { KeuzeVak } from './KeuzeVak.tsx';
import { TypeSelect } from './TypeSelect.tsx';

interface KeuzeBalkProps {
  /** The groups that the filter leaves. */
  getoond: readonly Groep[];
  totaal: number;
  keuzes: Keuzes;
  onChange: (groepen: readonly Groep[], change: Partial<Keuze>) => void;
}

/** What is done with all that is shown: choosing, and a type for those that are chosen. */
const Balk = ({ getoond, totaal, keuzes, onChange }: KeuzeBalkProps) => {
  const [gezegd, setGezegd] = useState('');
  const chosen = getoond.filter(({ globalId }) => keuzes.get(globalId)?.isChosen === true);

  return (
    <div className={styles.balk}>
      <KeuzeVak
        label={teksten.keuze.alle(getoond.length, totaal)}
        groepen={getoond}
        keuzes={keuzes}
        onChange={(isChosen) => onChange(getoond, { isChosen })}
      />
      <div className={styles.type}>
        <TypeSelect
          label={teksten.keuze.type}
          value={null}
          placeholder={teksten.keuze.typeKiezen(chosen.length)}
          disabled={chosen.length === 0}
          onChange={(type) => {
            onChange(chosen, { type });
            setGezegd(teksten.keuze.gewijzigd(chosen.length, gevelvullingTypeLabels[type]));
          }}
        />
      </div>
      <VisuallyHidden>
        <output>{gezegd}</output>
      </VisuallyHidden>
    </div>
  );
};

export const KeuzeBalk = memo(Balk);
