import type { RijPlan } from '@adviestool/kozijnstaten/planRij';
import { ToggleChip } from '@adviestool/ui/ToggleChip';
import { ToggleChips } from '@adviestool/ui/ToggleChips';

import { teksten } from './teksten.ts';
import type { VoorbeeldRij } from './voorbeeld.ts';

type RijSoort = RijPlan['soort'];

/** What needs attention first. */
const SOORTEN = [
  'fout',
  'vraag',
  'nieuw',
  'bijwerken',
  'ongewijzigd',
  'opgeteld',
  'weggelaten',
] as const satisfies readonly RijSoort[];

/** Rows of which there is nothing to look at, while there are others. */
const GEVOUWEN: ReadonlySet<RijSoort> = new Set(['ongewijzigd', 'opgeteld']);

/** The rows that are shown. @param toon null: all but those of which there is nothing to look at */
export const getoondeRijen = (
  rijen: readonly VoorbeeldRij[],
  toon: RijSoort | null,
): readonly VoorbeeldRij[] => {
  if (toon !== null) return rijen.filter(({ regel }) => regel.soort === toon);
  const open = rijen.filter(({ regel }) => !GEVOUWEN.has(regel.soort));
  return open.length === 0 ? rijen : open;
};

interface RijFilterProps {
  rijen: readonly VoorbeeldRij[];
  toon: RijSoort | null;
  onToon: (soort: RijSoort | null) => void;
}

/** How many rows there are of each kind, to look at those alone. */
export const RijFilter = ({ rijen, toon, onToon }: RijFilterProps) => {
  const soorten = SOORTEN.map((soort) => ({
    soort,
    aantal: rijen.filter(({ regel }) => regel.soort === soort).length,
  })).filter(({ soort, aantal }) => aantal > 0 || soort === toon);
  if (soorten.length < 2) return null;
  return (
    <ToggleChips label={teksten.filterTitel}>
      {soorten.map(({ soort, aantal }) => (
        <ToggleChip
          key={soort}
          label={teksten.soort[soort]}
          count={aantal}
          pressed={toon === soort}
          onChange={(isOn) => onToon(isOn ? soort : null)}
        />
      ))}
    </ToggleChips>
  );
};
