import type { Aanbeveling, Voorkeur } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import { ReadOnlyContext } from '@adviestool/forms/readOnly';
import { VoorkeurSelect } from '@adviestool/forms/VoorkeurSelect';
import { Button } from '@adviestool/ui/Button';
import { useContext } from 'react';

import styles from './AanbevelingBalk.module.css';
import { teksten } from './teksten.ts';

interface AanbevelingBalkProps {
  voorkeur: Voorkeur;
  aanbeveling: Aanbeveling;
  onChange: (voorkeur: Voorkeur) => void;
  onChoose: () => void;
}

/** What counts, what that recommends and why, and the way to choose it. */
export const AanbevelingBalk = ({
  voorkeur,
  aanbeveling,
  onChange,
  onChoose,
}: AanbevelingBalkProps) => (
  <div className={styles.balk}>
    <div className={styles.keuze}>
      <VoorkeurSelect voorkeur={voorkeur} onChange={onChange} />
    </div>
    {!useContext(ReadOnlyContext) && <Button onClick={onChoose}>{teksten.aanbevolenKiezen}</Button>}
    <output className={styles.reden}>{teksten.aanbevolenOmdat(voorkeur, aanbeveling)}</output>
  </div>
);
