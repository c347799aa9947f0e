import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import type { Toestand } from '@adviestool/domain/vaststellen/toestand';
import { Chip } from '@adviestool/ui/Chip';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

import { toestandTekst } from './toestandTekst.ts';

const KINDS = {
  concept: 'neutral',
  adviesGereed: 'ok',
  voldoetNiet: 'bad',
  vastgesteld: 'ok',
  gewijzigd: 'warn',
} as const satisfies Record<Toestand, string>;

interface ToestandChipProps {
  rij: Pick<GevelvullingRij, 'toestand' | 'voldoet' | 'isBevestigingGetoetst' | 'waarschuwingen'>;
}

const kindOf = ({
  rij: { toestand, voldoet, isBevestigingGetoetst, waarschuwingen },
}: ToestandChipProps) => {
  if (voldoet === false) return 'bad';
  // What was not calculated, or is warned of, is never green.
  const isInOrde = isBevestigingGetoetst && waarschuwingen === 0;
  return KINDS[toestand] === 'ok' && !isInOrde ? 'neutral' : KINDS[toestand];
};

export const ToestandChip = ({ rij }: ToestandChipProps) => (
  <>
    <Chip kind={kindOf({ rij })}>{toestandTekst(rij)}</Chip>
    {rij.voldoet === true && !rij.isBevestigingGetoetst && (
      <Chip kind="warn">{adviesTeksten.bevestigingNietGetoetst}</Chip>
    )}
    {rij.waarschuwingen > 0 && (
      <Chip kind="warn">{adviesTeksten.waarschuwingen(rij.waarschuwingen)}</Chip>
    )}
  </>
);
