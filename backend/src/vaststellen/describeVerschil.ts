import type { ZijdeUitkomst } from '@adviestool/contract/vastgesteld';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import type { ZijdeVerschil } from '@adviestool/domain/vaststellen/vergelijkUitkomst';

const tekstOf = (uitkomst: ZijdeUitkomst | null): string => {
  if (uitkomst === null) return 'geen advies';
  const { aantal, hoekanker, hartOpHart, unityCheck, oordeel } = uitkomst;
  return [
    `${aantal ?? 'geen'} × ${hoekanker ?? 'geen hoekanker'}`,
    ...(hartOpHart === null ? [] : [`h.o.h. ${hartOpHart} mm`]),
    ...(unityCheck === null ? [] : [`unity check ${formatUnityCheck(unityCheck)}`]),
    oordeel.toLowerCase().replaceAll('_', ' '),
  ].join(', ');
};

/** One side of a gevelvulling as the user was shown it and as it is computed here. */
export const describeVerschil = (naam: string, { zijde, oud, nieuw }: ZijdeVerschil): string =>
  `${naam}, ${zijde}: getoond ${tekstOf(oud)}; berekend ${tekstOf(nieuw)}.`;
