import type { Vastgesteld } from '@adviestool/contract/vastgesteld';
import { formatDateTime } from '@adviestool/ui/format';

import { teksten } from './teksten.ts';

/** That the advice of a gevelvulling is fixed, when and by whom. */
export const vastgesteldTekst = (naam: string, { op, door }: Vastgesteld): string =>
  teksten.isVastgesteld(naam, formatDateTime(new Date(op)), door);

/** As `vastgesteldTekst`, with what a change makes of it. */
export const vastgesteldVooraf = (naam: string, vastgesteld: Vastgesteld): string =>
  `${vastgesteldTekst(naam, vastgesteld)} ${teksten.wijzigenMaakt}`;

/** As `vastgesteldTekst`, of one that comes out otherwise by now. */
export const vastgesteldSindsdien = (naam: string, vastgesteld: Vastgesteld): string =>
  `${vastgesteldTekst(naam, vastgesteld)} ${teksten.isGewijzigd}`;
