import type { Zijde } from '@adviestool/contract/zijde';

import type { ZijdeAdvies } from '../rekenen/advies.ts';
import { meldingTekst } from './meldingTekst.ts';

/** What is said at a side whose chosen number does not pass (VOLDOET_NIET of rekenmodel 4.7), else null. */
export const statusTekst = (
  zijde: Zijde,
  { status, unityCheck, geadviseerd }: Pick<ZijdeAdvies, 'status' | 'unityCheck' | 'geadviseerd'>,
): string | null =>
  status === 'VOLDOET_NIET' && unityCheck !== null && geadviseerd !== null
    ? meldingTekst({ code: 'VOLDOET_NIET', zijde, unityCheck, geadviseerd })
    : null;
