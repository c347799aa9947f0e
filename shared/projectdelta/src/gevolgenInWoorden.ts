import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { ZIJDEN } from '@adviestool/contract/zijde';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { gebruiktBevestigingsmiddelen } from '@adviestool/domain/rekenen/ondergrond';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { zijdeLabel } from '@adviestool/domain/toelichting/labels';
import { ZIJDE_ASPECTEN, zijdeUitkomstTekst } from '@adviestool/domain/toelichting/uitkomstTekst';
import { isAdviesCompleet, voldoetAdvies } from '@adviestool/domain/vaststellen/toestand';
import { uitkomstOf } from '@adviestool/domain/vaststellen/uitkomst';
import { vergelijkUitkomst } from '@adviestool/domain/vaststellen/vergelijkUitkomst';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';

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
  /** How many warnings stand beside the advice, those of the calculation too. */
  readonly waarschuwingen: number;
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
  const { gevelvullingEnKaderData: kader } = berekend.gevelvulling;
  return adviesTeksten.metBevestiging(
    adviesTeksten.metWaarschuwingen(
      voldoet ? woorden.voldoet : woorden.voldoetNiet,
      berekend.waarschuwingen,
    ),
    !voldoet || gebruiktBevestigingsmiddelen(kader),
  );
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
            voor: oud === null ? woorden.geen : zijdeUitkomstTekst(toen.catalogus, oud),
            na: nieuw === null ? woorden.geen : zijdeUitkomstTekst(nu.catalogus, nieuw),
          })
        : Object.entries(ZIJDE_ASPECTEN).flatMap(([aspect, tekstVan]) =>
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
      if (uitkomst === undefined) return [];
      const { posities: _geenVerschil, ...rest } = uitkomst;
      return [{ label: zijdeLabel(zijde), tekst: zijdeUitkomstTekst(catalogus, rest) }];
    }),
  ];
};
