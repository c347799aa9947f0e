import type { Toestand } from '@adviestool/domain/rekenen/toestand';
import { Chip } from '@adviestool/ui/Chip';

import { teksten } from './teksten.ts';

const KINDS = {
  concept: 'neutral',
  adviesGereed: 'ok',
  voldoetNiet: 'bad',
} as const satisfies Record<Toestand, string>;

export const ToestandChip = ({ toestand }: { toestand: Toestand }) => (
  <Chip kind={KINDS[toestand]}>{teksten.toestand[toestand]}</Chip>
);
