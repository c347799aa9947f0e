import { ZIJDEN } from '@adviestool/contract/zijde';

import type { Advies } from '../rekenen/advies.ts';
import { adviesTeksten } from './adviesTeksten.ts';
import { zijdeLabel } from './labels.ts';
import { meldingTekst } from './meldingTekst.ts';
import { voorlopigTekst } from './voorlopigTekst.ts';
import { statusTekst } from './statusTekst.ts';

interface MeldingRegel {
  readonly soort: string;
  readonly tekst: string;
}

/**
 * All that paper says of an advice beside its numbers, each once: sides that do not comply, the messages of the
 * calculation, and what is known of a side without a product.
 */
export const listMeldingen = ({ meldingen, zijden }: Advies): readonly MeldingRegel[] => {
  const uitkomsten = ZIJDEN.flatMap((zijde) => {
    const uitkomst = zijden[zijde];
    return uitkomst === undefined ? [] : [{ zijde, uitkomst }];
  });
  const voorlopig = uitkomsten.flatMap(({ zijde, uitkomst }) =>
    uitkomst.status === 'GEEN_PRODUCT'
      ? [{ soort: zijdeLabel(zijde), tekst: voorlopigTekst(uitkomst) }]
      : [],
  );
  const gezegd = new Map<string, MeldingRegel>();
  const say = (soort: string, tekst: string | null): void => {
    if (tekst !== null && !gezegd.has(tekst)) gezegd.set(tekst, { soort, tekst });
  };
  for (const { zijde, uitkomst } of uitkomsten) {
    say(adviesTeksten.soort.fout, statusTekst(zijde, uitkomst));
  }
  for (const melding of meldingen) say(adviesTeksten.soort[melding.soort], meldingTekst(melding));
  return [...gezegd.values(), ...voorlopig];
};
