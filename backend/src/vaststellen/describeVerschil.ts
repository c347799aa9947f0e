import type { Catalogus } from '@adviestool/contract/catalogus';
import type { ZijdeUitkomst } from '@adviestool/contract/vastgesteld';
import { zijdeUitkomstTekst } from '@adviestool/domain/toelichting/uitkomstTekst';
import type { ZijdeVerschil } from '@adviestool/domain/vaststellen/vergelijkUitkomst';

/** One side of a gevelvulling as the user was shown it and as it is computed here. */
export const describeVerschil = (
  naam: string,
  { zijde, oud, nieuw }: ZijdeVerschil,
  catalogus: Catalogus,
): string => {
  const tekstOf = (uitkomst: ZijdeUitkomst | null): string =>
    uitkomst === null ? 'geen advies' : zijdeUitkomstTekst(catalogus, uitkomst);
  return `${naam}, ${zijde}: getoond ${tekstOf(oud)}; berekend ${tekstOf(nieuw)}.`;
};
