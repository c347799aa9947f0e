import { Chip } from '@adviestool/ui/Chip';

import type { Toestand } from './gevelvullingRij.ts';
import { toestandLabels } from './teksten.ts';

const KINDS = {
  concept: 'neutral',
  adviesGereed: 'ok',
  voldoetNiet: 'bad',
} as const satisfies Record<Toestand, string>;

export const ToestandChip = ({ toestand }: { toestand: Toestand }) => (
  <Chip kind={KINDS[toestand]}>{toestandLabels[toestand]}</Chip>
);
