import { teksten as rapportTeksten } from '@adviestool/rapport/teksten';
import { useMagWijzigen } from '@adviestool/saving/magWijzigen';
import { Button } from '@adviestool/ui/Button';

import type { Richting } from '../rijen/volgorde.ts';
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
  'wijzigen',
  'detaillering',
  'producten',
  'aanbevolen',
  'vaststellen',
  'dupliceren',
  'verwijderen',
] as const;

const RICHTINGEN = [
  ['omhoog', 'arrow-up'],
  ['omlaag', 'arrow-down'],
] as const;

interface SelectieBalkProps {
  aantal: number;
  onActie: (actie: MeerdereActie) => void;
  onRapport: () => void;
  /** Moves it a place; null: the rows are not in the order of the project. */
  onShift: ((richting: Richting) => void) | null;
  onOpheffen: () => void;
}

/** Slides in while something is selected. */
export const SelectieBalk = ({
  aantal,
  onActie,
  onRapport,
  onShift,
  onOpheffen,
}: SelectieBalkProps) => {
  const mag = useMagWijzigen();
  return (
    <fieldset aria-label={teksten.balk} className={styles.balk}>
      <output className={styles.aantal}>{teksten.geselecteerd(aantal)}</output>
      {mag &&
        ACTIES.map((actie) => (
          <Button key={actie} kind="quiet" onClick={() => onActie(actie)}>
            {teksten[actie].actie}
          </Button>
        ))}
      <Button kind="quiet" onClick={onRapport}>
        {rapportTeksten.rapport}
      </Button>
      <span className={styles.einde}>
        {mag &&
          onShift !== null &&
          RICHTINGEN.map(([richting, icon]) => (
            <Button
              key={richting}
              kind="quiet"
              icon={icon}
              aria-label={teksten[richting]}
              onClick={() => onShift(richting)}
            />
          ))}
        <Button kind="quiet" icon="close" aria-label={teksten.opheffen} onClick={onOpheffen} />
      </span>
    </fieldset>
  );
};
