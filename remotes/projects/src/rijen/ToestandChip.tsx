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
  rij: Pick<GevelvullingRij, 'toestand' | 'voldoet' | 'waarschuwingen'>;
}

export const ToestandChip = ({ rij }: ToestandChipProps) => (
  <>
    <Chip kind={rij.voldoet === false ? 'bad' : KINDS[rij.toestand]}>{toestandTekst(rij)}</Chip>
    {rij.waarschuwingen > 0 && (
      <Chip kind="warn">{adviesTeksten.waarschuwingen(rij.waarschuwingen)}</Chip>
    )}
  </>
);
