import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ZijdeUitkomst } from '@adviestool/contract/vastgesteld';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { gekozenProducten } from '@adviestool/domain/productkeuze/gekozenProducten';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import { zijdeLabel } from '@adviestool/domain/toelichting/labels';
import { isAdviesCompleet, voldoetAdvies } from '@adviestool/domain/vaststellen/toestand';
import { uitkomstOf } from '@adviestool/domain/vaststellen/uitkomst';
import { vergelijkUitkomst } from '@adviestool/domain/vaststellen/vergelijkUitkomst';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';
import { formatOutcome } from '@adviestool/getallen/formatUitkomst';

import { teksten } from './teksten.ts';
import type { WijzigingRegel } from './wijzigingInWoorden.ts';

const { uitkomst: woorden } = teksten;

/** A gevelvulling with what is calculated of it. */
export interface Berekend {
  readonly gevelvulling: Gevelvulling;
  /** Null while its data are incomplete. */
  readonly advies: Advies | null;
  /** Gives the products their names. */
  readonly catalogus: Catalogus;
}

const hoekankersTekst = ({ advies }: Berekend): string => {
  const totaal = advies?.totaal ?? null;
  return totaal === null ? woorden.geen : formatNumber(totaal);
};

/** Null without a complete advice. */
export const voldoetVan = ({ gevelvulling, advies }: Berekend): boolean | null =>
  isAdviesCompleet(gevelvulling, advies) ? voldoetAdvies(advies) : null;

const oordeelTekst = (berekend: Berekend): string => {
  const voldoet = voldoetVan(berekend);
  if (voldoet === null) return woorden.geenAdvies;
  return voldoet ? woorden.voldoet : woorden.voldoetNiet;
};

const productenTekst = (catalogus: Catalogus, keuze: ZijdeUitkomst): string => {
  const { hoekanker, middelen } = gekozenProducten(catalogus, keuze);
  const naam = hoekanker?.naam ?? keuze.hoekanker ?? woorden.geenProduct;
  return [naam, ...middelen.map((middel) => middel.naam)].join(' + ');
};

const STATUSSEN: ReadonlyMap<string, string> = new Map(Object.entries(adviesTeksten.status));

const orGeen = <T>(value: T | null, format: (value: T) => string): string =>
  value === null ? woorden.geen : format(value);

/** What there is to say of a side, each by itself. */
const ASPECTEN = {
  aantal: ({ aantal, geadviseerd }) =>
    orGeen(aantal, (getal) =>
      geadviseerd === null || geadviseerd === getal
        ? formatNumber(getal)
        : woorden.metAdvies(formatNumber(getal), formatNumber(geadviseerd)),
    ),
  producten: (uitkomst, catalogus) => productenTekst(catalogus, uitkomst),
  hartOpHart: ({ hartOpHart }) => orGeen(hartOpHart, (afstand) => formatOutcome(afstand, 'mm')),
  unityCheck: ({ unityCheck }) => orGeen(unityCheck, formatUnityCheck),
  oordeel: ({ oordeel }) => (STATUSSEN.get(oordeel) ?? oordeel).toLowerCase(),
} as const satisfies Readonly<
  Record<string, (uitkomst: ZijdeUitkomst, catalogus: Catalogus) => string>
>;

/** ‘4 × hoekanker 80, h.o.h. 600 mm, unity check 0,82, voldoet’ */
const zijdeTekst = (catalogus: Catalogus, uitkomst: ZijdeUitkomst): string => {
  const { hartOpHart, unityCheck } = uitkomst;
  return [
    `${ASPECTEN.aantal(uitkomst)} × ${ASPECTEN.producten(uitkomst, catalogus)}`,
    ...(hartOpHart === null ? [] : [woorden.hartOpHart(ASPECTEN.hartOpHart(uitkomst))]),
    ...(unityCheck === null ? [] : [woorden.unityCheck(ASPECTEN.unityCheck(uitkomst))]),
    ASPECTEN.oordeel(uitkomst),
  ].join(', ');
};

const zijdenVan = ({ gevelvulling, advies }: Berekend) =>
  advies === null ? {} : uitkomstOf(advies, gevelvulling);

const anders = (regel: { label: string; voor: string; na: string }): WijzigingRegel[] =>
  regel.voor === regel.na ? [] : [regel];

/** What the calculation makes otherwise of a gevelvulling that was there then and is now. */
export const gevolgenInWoorden = (toen: Berekend, nu: Berekend): WijzigingRegel[] => {
  const verschillen = vergelijkUitkomst(zijdenVan(toen), zijdenVan(nu)) ?? [];
  return [
    ...anders({
      label: woorden.hoekankers,
      voor: hoekankersTekst(toen),
      na: hoekankersTekst(nu),
    }),
    ...anders({ label: woorden.oordeel, voor: oordeelTekst(toen), na: oordeelTekst(nu) }),
    ...verschillen.flatMap(({ zijde, oud, nieuw }) =>
      oud === null || nieuw === null
        ? anders({
            label: zijdeLabel(zijde),
            voor: orGeen(oud, (uitkomst) => zijdeTekst(toen.catalogus, uitkomst)),
            na: orGeen(nieuw, (uitkomst) => zijdeTekst(nu.catalogus, uitkomst)),
          })
        : Object.entries(ASPECTEN).flatMap(([aspect, tekstVan]) =>
            anders({
              label: `${woorden.perZijde[aspect] ?? aspect} ${zijde}`,
              voor: tekstVan(oud, toen.catalogus),
              na: tekstVan(nieuw, nu.catalogus),
            }),
          ),
    ),
  ];
};

const matenTekst = ({ gevelvullingEnKaderData: { breedte, hoogte } }: Gevelvulling): string =>
  breedte === null || hoogte === null
    ? woorden.geen
    : `${formatGetal(breedte)} × ${formatGetal(hoogte)}${NARROW_SPACE}mm`;

/** What there is to say of a gevelvulling that came or went. */
export const uitkomstInWoorden = (berekend: Berekend): { label: string; tekst: string }[] => {
  const { gevelvulling, catalogus } = berekend;
  const { aantal } = gevelvulling.gevelvullingEnKaderData;
  const zijden = zijdenVan(berekend);
  return [
    { label: woorden.maten, tekst: matenTekst(gevelvulling) },
    { label: woorden.aantal, tekst: aantal === null ? woorden.geen : formatNumber(aantal) },
    { label: woorden.hoekankers, tekst: hoekankersTekst(berekend) },
    { label: woorden.oordeel, tekst: oordeelTekst(berekend) },
    ...ZIJDEN.flatMap((zijde) => {
      const uitkomst = zijden[zijde];
      return uitkomst === undefined
        ? []
        : [{ label: zijdeLabel(zijde), tekst: zijdeTekst(catalogus, uitkomst) }];
    }),
  ];
};
