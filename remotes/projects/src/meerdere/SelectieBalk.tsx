import { teksten as rapportTeksten } from '@adviestool/rapport/teksten';
import { useMagWijzigen } from '@adviestool/saving/magWijzigen';
import { Button } from '@adviestool/ui/Button';
import { useRoom } from '@adviestool/ui/useRoom';

import type { Richting } from '../rijen/volgorde.ts';
import styles from './SelectieBalk.module.css';
import { teksten } from './selectieTeksten.ts';

/** What can be done with a selection. */
export type MeerdereActie =
  | 'wijzigen'
  | 'detaillering'
  | 'producten'
  | 'aanbevolen'
  | 'vaststellen'
  | 'dupliceren'
  | 'verwijderen';

/** What belongs together; what takes rows away stands apart at the end. */
const GROEPEN = [
  ['wijzigen', 'detaillering', 'producten', 'aanbevolen'],
  ['vaststellen', 'dupliceren'],
] as const;

const RICHTINGEN = [
  ['omhoog', 'arrow-up'],
  ['omlaag', 'arrow-down'],
] as const;

interface SelectieBalkProps {
  aantal: number;
  onActie: (actie: MeerdereActie) => void;
  onRapport: () => void;
  /** Null: there is no site that the code of a label would lead to. */
  onEtiketten: (() => void) | null;
  /** Moves it a place; null: the rows are not in the order of the project. */
  onShift: ((richting: Richting) => void) | null;
  onOpheffen: () => void;
}

/** Slides in while something is selected. */
export const SelectieBalk = ({
  aantal,
  onActie,
  onRapport,
  onEtiketten,
  onShift,
  onOpheffen,
}: SelectieBalkProps) => {
  const mag = useMagWijzigen();
  // What is told of an action stands above the bar.
  const bar = useRoom<HTMLFieldSetElement>('--selection-room');
  return (
    <fieldset ref={bar} aria-label={teksten.balk} className={styles.balk}>
      <output className={styles.aantal}>{teksten.geselecteerd(aantal)}</output>
      {mag &&
        GROEPEN.map((acties) => (
          <span key={acties.join()} className={styles.groep}>
            {acties.map((actie) => (
              <Button
                key={actie}
                kind={actie === 'wijzigen' ? 'secondary' : 'quiet'}
                onClick={() => onActie(actie)}
              >
                {teksten.acties[actie]}
              </Button>
            ))}
          </span>
        ))}
      <span className={styles.groep}>
        <Button kind="quiet" onClick={onRapport}>
          {rapportTeksten.rapport}
        </Button>
        {onEtiketten !== null && (
          <Button kind="quiet" onClick={onEtiketten}>
            {rapportTeksten.etiketten}
          </Button>
        )}
      </span>
      {mag && (
        <span className={styles.groep}>
          <Button kind="quiet" icon="trash" data-gevaar onClick={() => onActie('verwijderen')}>
            {teksten.acties.verwijderen}
          </Button>
        </span>
      )}
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
