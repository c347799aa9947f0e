import type { AdviesUitkomst } from '@adviestool/contract/adviesJson';

import type { Advies } from '../rekenen/advies.ts';
import { meldingTekst } from './meldingTekst.ts';

/** An advice as `pnpm advies` writes it and a report signs it: with its messages in words. */
export const adviesUitkomstOf = (advies: Advies): AdviesUitkomst => ({
  ...advies,
  meldingen: advies.meldingen.map((melding) => {
    const { code, soort, zijde } = melding;
    const tekst = meldingTekst(melding);
    return zijde === undefined ? { code, soort, tekst } : { code, soort, zijde, tekst };
  }),
});
