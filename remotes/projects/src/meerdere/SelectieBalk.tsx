import { teksten as rapportTeksten } from '@adviestool/rapport/teksten';
import { Button } from '@adviestool/ui/Button';

import styles from './SelectieBalk.module.css';
import { teksten } from './teksten.ts';

/** What can be done with a selection. */
export type MeerdereActie =
  | 'wijzigen'
  | 'detaillering'
  | 'producten'
  | 'aanbevolen'
  | 'vaststellen'
  | 'dupliceren'
  | 'verwijderen';

const ACTIES = [
  ['wijzigen', 'pencil'],
  ['detaillering', 'download'],
  ['producten', 'download'],
  ['aanbevolen', 'check'],
  ['vaststellen', 'lock'],
  ['dupliceren', 'copy'],
  ['verwijderen', 'trash'],
] as const;

interface SelectieBalkProps {
  aantal: number;
  onActie: (actie: MeerdereActie) => void;
  onRapport: () => void;
  onOpheffen: () => void;
}

/** Slides in while something is selected. */
export const SelectieBalk = ({ aantal, onActie, onRapport, onOpheffen }: SelectieBalkProps) => (
  <fieldset aria-label={teksten.balk} className={styles.balk}>
    <output className={styles.aantal}>{teksten.geselecteerd(aantal)}</output>
    {ACTIES.map(([actie, icon]) => (
      <Button key={actie} kind="quiet" icon={icon} onClick={() => onActie(actie)}>
        {teksten[actie].actie}
      </Button>
    ))}
    <Button kind="quiet" icon="print" onClick={onRapport}>
      {rapportTeksten.rapport}
    </Button>
    <Button kind="quiet" icon="close" aria-label={teksten.opheffen} onClick={onOpheffen} />
  </fieldset>
);
