import type { Groepering } from '@adviestool/domain/toelichting/plaatsGroepen';
import { Button } from '@adviestool/ui/Button';
import { ToggleChip } from '@adviestool/ui/ToggleChip';

import { GroeperingKeuze } from '../groeperen/GroeperingKeuze.tsx';
import type { TabelRegel } from './regelsOf.ts';
import styles from './TabelBalk.module.css';
import { teksten } from './teksten.ts';

interface TabelBalkProps {
  groepering: Groepering | null;
  onGroepering: (groepering: Groepering | null) => void;
  regels: readonly TabelRegel[];
  onFoldAll: (regels: readonly TabelRegel[], isDicht: boolean) => void;
  /** Whether the place has columns of its own; null: there is no room for columns. */
  metPlaats: boolean | null;
  onPlaats: (metPlaats: boolean) => void;
  /** How many a filter shows, to be changed without selecting them; null: that is not offered. */
  getoond: number | null;
  onWijzigen: () => void;
}

/** What the rows are grouped by, and whether their place has columns. */
export const TabelBalk = ({
  groepering,
  onGroepering,
  regels,
  onFoldAll,
  metPlaats,
  onPlaats,
  getoond,
  onWijzigen,
}: TabelBalkProps) => {
  const isOpen = regels.some(({ soort }) => soort === 'rij');
  return (
    <div className={styles.balk}>
      <GroeperingKeuze groepering={groepering} onChange={onGroepering} />
      {groepering !== null && (
        <Button kind="quiet" onClick={() => onFoldAll(regels, isOpen)}>
          {isOpen ? teksten.groeperen.inklappen : teksten.groeperen.uitklappen}
        </Button>
      )}
      {metPlaats !== null && (
        <ToggleChip label={teksten.plaatsTonen} pressed={metPlaats} onChange={onPlaats} />
      )}
      {getoond !== null && (
        <Button kind="quiet" icon="pencil" onClick={onWijzigen}>
          {teksten.getoondeWijzigen(getoond)}
        </Button>
      )}
    </div>
  );
};
