import { Chip } from '@adviestool/ui/Chip';

import type { Toestand } from './gevelvullingRij.ts';

const CHIPS = {
  concept: { kind: 'neutral', label: 'Concept' },
  adviesGereed: { kind: 'ok', label: 'Advies gereed' },
  voldoetNiet: { kind: 'bad', label: 'Voldoet niet' },
} as const satisfies Record<Toestand, { kind: string; label: string }>;

export const ToestandChip = ({ toestand }: { toestand: Toestand }) => {
  const { kind, label } = CHIPS[toestand];
  return <Chip kind={kind}>{label}</Chip>;
};
