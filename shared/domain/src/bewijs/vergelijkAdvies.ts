import type { AdviesUitkomst, ZijdeUitkomst } from '@adviestool/contract/adviesJson';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import { formatDecimalen, formatGetal } from '@adviestool/getallen/formatDecimalen';
import { formatUitkomst } from '@adviestool/getallen/formatUitkomst';

import { adviesTeksten } from '../toelichting/adviesTeksten.ts';
import { formatUnityCheck } from '../toelichting/getallen.ts';

/** A number or word that was signed, and what today's calculation gives in its place. */
export interface Verschil {
  /** Null: of the whole gevelvulling. */
  readonly zijde: Zijde | null;
  readonly label: string;
  readonly oud: string;
  readonly nieuw: string;
}

/** Of two computers that compute alike, the last figures may differ. */
const TOLERANTIE = 1e-9;

const isGelijk = (oud: number, nieuw: number): boolean =>
  Math.abs(oud - nieuw) <= TOLERANTIE * Math.max(1, Math.abs(oud), Math.abs(nieuw));

type Waarde = number | null | undefined;
type Schrijver = (waarde: number) => string;

const kN: Schrijver = (waarde) => formatUitkomst(waarde, 'kN');
const kNm2: Schrijver = (waarde) => formatUitkomst(waarde, 'kN/m²');
const mm: Schrijver = (waarde) => formatUitkomst(waarde, 'mm');
const stuks: Schrijver = (waarde) => formatUitkomst(waarde, 'st');

/** More decimals than any number is shown with, where the shown ones do not tell the two apart. */
const PRECIES = 9;

const vergelijkGetal = (
  [label, format]: readonly [string, Schrijver],
  oud: Waarde,
  nieuw: Waarde,
): Omit<Verschil, 'zijde'>[] => {
  const [was, is] = [oud ?? null, nieuw ?? null];
  if (was === is || (was !== null && is !== null && isGelijk(was, is))) return [];
  const write = (waarde: number | null, schrijf: Schrijver): string =>
    waarde === null ? adviesTeksten.geen : schrijf(waarde);
  const isZichtbaar = write(was, format) !== write(is, format);
  const schrijf: Schrijver = isZichtbaar ? format : (waarde) => formatDecimalen(waarde, 0, PRECIES);
  return [{ label, oud: write(was, schrijf), nieuw: write(is, schrijf) }];
};

const vergelijkTekst = (label: string, oud: string, nieuw: string): Omit<Verschil, 'zijde'>[] =>
  oud === nieuw ? [] : [{ label, oud, nieuw }];

/** Labels and notations of the numbers of a side, in the order in which they are told. */
const ZIJDE_GETALLEN = {
  geadviseerd: ['Advies', stuks],
  gekozen: ['Gekozen', stuks],
  unityCheck: ['Unity check', formatUnityCheck],
  hartOpHart: ['H.o.h., mm', mm],
  randafstand: ['Randafstand, mm', mm],
  FwEd: ['Windkracht, kN', kN],
  FwRd: ['Windweerstand per hoekanker, kN', kN],
  FgEd_610a: ['Gewicht (6.10a), kN', kN],
  FgEd_610b: ['Gewicht (6.10b), kN', kN],
  FgRd: ['Gewichtsweerstand per hoekanker, kN', kN],
  nAfstand: ['Aantal uit afstand', stuks],
  nBelasting: ['Aantal uit belasting', stuks],
  nMax: ['Grootste aantal dat past', stuks],
  sMin: ['Kleinste h.o.h., mm', mm],
  sMax: ['Grootste h.o.h., mm', mm],
  ucWind: ['Unity check wind', formatUnityCheck],
  ucGewicht_610a: ['Unity check gewicht (6.10a)', formatUnityCheck],
  ucCombinatie_610b: ['Unity check wind en gewicht (6.10b)', formatUnityCheck],
  oppervlakte: ['Oppervlakte, m²', formatGetal],
} as const satisfies Record<
  Exclude<keyof ZijdeUitkomst, 'status' | 'posities' | 'maatgevend'>,
  readonly [string, Schrijver]
>;

const ALGEMENE_GETALLEN = {
  totaal: ['Hoekankers', stuks],
  totaalPerGevelvulling: ['Hoekankers per gevelvulling', stuks],
  qp: ['Stuwdruk, kN/m²', kNm2],
  wk: ['Windbelasting, kN/m²', kNm2],
  wd: ['Rekenwaarde wind, kN/m²', kNm2],
  gammaQ: ['Belastingfactor wind', formatGetal],
  referentiehoogte: ['Referentiehoogte, m', formatGetal],
  oppervlakte: ['Oppervlakte, m²', formatGetal],
  Gk: ['Gewicht, kN', kN],
} as const satisfies Record<
  Exclude<keyof AdviesUitkomst, 'gevolgklasse' | 'zijden' | 'kvtControle' | 'meldingen'>,
  readonly [string, Schrijver]
>;

/** For information only, and signed as the rest is. */
const KVT_GETALLEN = {
  windPerAnkerGemiddeldK: ['KVT, gemiddelde windkracht per hoekanker, kN', kN],
  gewichtPerAnkerOnderzijdeK: ['KVT, gewicht per hoekanker onderzijde, kN', kN],
} as const satisfies Record<
  keyof NonNullable<AdviesUitkomst['kvtControle']>,
  readonly [string, Schrijver]
>;

const keysOf = <Sleutel extends string>(tabel: Readonly<Record<Sleutel, unknown>>): Sleutel[] => {
  const sleutels: Sleutel[] = [];
  for (const sleutel in tabel) sleutels.push(sleutel);
  return sleutels;
};

const vergelijkZijde = (oud: ZijdeUitkomst, nieuw: ZijdeUitkomst): Omit<Verschil, 'zijde'>[] => [
  ...vergelijkTekst(
    'Oordeel',
    adviesTeksten.status[oud.status],
    adviesTeksten.status[nieuw.status],
  ),
  ...keysOf(ZIJDE_GETALLEN).flatMap((sleutel) =>
    vergelijkGetal(ZIJDE_GETALLEN[sleutel], oud[sleutel], nieuw[sleutel]),
  ),
  ...vergelijkTekst('Posities, mm', oud.posities.join(' · '), nieuw.posities.join(' · ')),
];

const isAanwezig = (uitkomst: unknown): string =>
  uitkomst === undefined ? 'niet verankerd' : 'verankerd';

/** What a message is about; its words may become better without another outcome. */
const meldingenTekst = ({ meldingen }: AdviesUitkomst): string =>
  meldingen
    .map(({ code, zijde }) => (zijde === undefined ? code : `${code} (${zijde})`))
    .toSorted()
    .join(', ') || adviesTeksten.geen;

const algemeen = (verschillen: Omit<Verschil, 'zijde'>[]): Verschil[] =>
  verschillen.map((verschil) => ({ zijde: null, ...verschil }));

const hasAdvies = (advies: AdviesUitkomst | null): string =>
  advies === null ? 'onvolledig' : 'berekend';

/** What differs between a signed outcome and one of now; nothing: they are the same. */
export const vergelijkAdvies = (
  oud: AdviesUitkomst | null,
  nieuw: AdviesUitkomst | null,
): readonly Verschil[] => {
  if (oud === null || nieuw === null) {
    return algemeen(vergelijkTekst('Advies', hasAdvies(oud), hasAdvies(nieuw)));
  }
  const zijden = ZIJDEN.flatMap((zijde) => {
    const [was, is] = [oud.zijden[zijde], nieuw.zijden[zijde]];
    const verschillen =
      was === undefined || is === undefined
        ? vergelijkTekst('Zijde', isAanwezig(was), isAanwezig(is))
        : vergelijkZijde(was, is);
    return verschillen.map((verschil) => ({ zijde, ...verschil }));
  });
  return [
    ...zijden,
    ...algemeen([
      ...vergelijkTekst('Gevolgklasse', oud.gevolgklasse, nieuw.gevolgklasse),
      ...keysOf(ALGEMENE_GETALLEN).flatMap((sleutel) =>
        vergelijkGetal(ALGEMENE_GETALLEN[sleutel], oud[sleutel], nieuw[sleutel]),
      ),
      ...keysOf(KVT_GETALLEN).flatMap((sleutel) =>
        vergelijkGetal(
          KVT_GETALLEN[sleutel],
          oud.kvtControle?.[sleutel],
          nieuw.kvtControle?.[sleutel],
        ),
      ),
      ...vergelijkTekst('Meldingen', meldingenTekst(oud), meldingenTekst(nieuw)),
    ]),
  ];
};
