import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';

import type { Rand } from './ankers.ts';
import type { VlakMaten } from './maat.ts';

const RANDEN: Record<Rand, string> = {
  onder: 'Onderzijde',
  links: 'Linkerstijl',
  rechts: 'Rechterstijl',
  boven: 'Bovenzijde',
};

/** What is written into a model. */
export const teksten = {
  toestand: {
    concept: 'Concept',
    adviesGereed: 'Advies gereed',
    voldoetNiet: 'Voldoet niet',
    vastgesteld: 'Vastgesteld',
    gewijzigd: 'Gewijzigd',
  } satisfies Record<GevelvullingAdvies['toestand'], string>,
  andereMaat: ({ breedte, hoogte }: VlakMaten) =>
    `Geen oordeel: het element heeft in het model niet de maat van het advies (${formatGetal(breedte)} × ${formatGetal(hoogte)}${NARROW_SPACE}mm).`,
  geenMaat: 'Geen oordeel: het model zegt niet hoe groot het element is.',
  ankerPlek: (rand: Rand, nummer: number) => `${RANDEN[rand]}, nummer ${nummer}`,
} as const;
