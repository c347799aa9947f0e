import type { AdviesJson, AdviesUitkomst, ZijdeUitkomst } from '@adviestool/contract/adviesJson';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import { formatTussenwaarde, formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import { hartOpHartTekst } from '@adviestool/domain/toelichting/zijdeTeksten';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { formatUitkomst } from '@adviestool/getallen/formatUitkomst';

type Mogelijk = number | null | undefined;

const write = (format: (value: number) => string, waarden: readonly Mogelijk[]): string[] =>
  waarden.flatMap((waarde) => (typeof waarde === 'number' ? [format(waarde)] : []));

/** How the signed outcome of a side is written in a table. */
export const writeZijde = (
  zijde: Zijde,
  uitkomst: ZijdeUitkomst,
  { gevelvullingEnKaderData }: Gevelvulling,
): string[] => [
  ...write(formatGetal, [
    uitkomst.geadviseerd,
    uitkomst.gekozen,
    uitkomst.randafstand,
    uitkomst.sMax,
  ]),
  ...write(formatUnityCheck, [uitkomst.unityCheck]),
  hartOpHartTekst(zijde, uitkomst, gevelvullingEnKaderData) ?? '',
];

/** How the products that were used are written: their names, and how many fasteners a hoekanker takes. */
export const writeProducten = ({ catalogusDeel: deel }: AdviesJson): string[] => [
  ...deel.hoekankers.flatMap(({ naam, nBouw, nHout }) => [
    naam,
    ...write(formatGetal, [nBouw, nHout]),
  ]),
  ...[...deel.bevestigingsmiddelenBouwkundig, ...deel.bevestigingsmiddelenHout].map(
    ({ naam }) => naam,
  ),
];

/** How the signed outcomes are written as results of steps. */
export const writeStappen = ({ qp, wk, wd, oppervlakte, Gk, zijden }: AdviesUitkomst): string[] =>
  write(formatTussenwaarde, [
    qp,
    wk,
    wd,
    oppervlakte,
    Gk,
    ...ZIJDEN.flatMap((zijde) => {
      const uitkomst = zijden[zijde];
      return [uitkomst?.oppervlakte, uitkomst?.FwEd, uitkomst?.FwRd, uitkomst?.FgRd];
    }),
  ]);

/** How the signed positions are written, in whole mm. */
export const writePosities = ({ zijden }: AdviesUitkomst): string[] =>
  ZIJDEN.flatMap((zijde) => write((mm) => formatUitkomst(mm, 'mm'), zijden[zijde]?.posities ?? []));

/** How the signed check of the KVT is written. */
export const writeKvt = ({ kvtControle }: AdviesUitkomst): string[] =>
  write(
    (kracht) => formatUitkomst(kracht, 'kN'),
    [kvtControle?.windPerAnkerGemiddeldK, kvtControle?.gewichtPerAnkerOnderzijdeK],
  );
