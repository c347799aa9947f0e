import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import { gekozenProducten } from '@adviestool/domain/productkeuze/gekozenProducten';
import type { Advies, ZijdeAdvies } from '@adviestool/domain/rekenen/advies';
import type { Berekening } from '@adviestool/domain/rekenen/berekening';
import { gebruiktBevestigingsmiddelen } from '@adviestool/domain/rekenen/ondergrond';
import {
  bevestigingGewicht,
  bevestigingGewichtMetWind,
  bevestigingWind,
} from '@adviestool/domain/rekenen/toets';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { formatBenodigdeKracht, formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import { dorpelLabel, zijdeLabel } from '@adviestool/domain/toelichting/labels';
import { listToetsen } from '@adviestool/domain/toelichting/listToetsen';
import {
  findMaatgevendeToets,
  hartOpHartTekst,
  zijdeWaarschuwing,
} from '@adviestool/domain/toelichting/zijdeTeksten';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';
import { formatUitkomst } from '@adviestool/getallen/formatUitkomst';

import type { RapportToets, RapportZijde, Tone } from './rapportGegevens.ts';
import { setText } from './setText.ts';
import { teksten } from './teksten.ts';

const { geen, perHoekanker, perStijl, inHetMidden, maatgevend, maatgevendeToets, status } =
  adviesTeksten;

const toneOf = ({ status: stand }: ZijdeAdvies): Tone => {
  if (stand === 'VOLDOET') return 'ok';
  return stand === 'GEEN_PRODUCT' ? 'warn' : 'bad';
};

export const aantalVan = ({ gekozen, geadviseerd }: ZijdeAdvies): number | null =>
  geadviseerd === null ? null : (gekozen ?? geadviseerd);

const aantalTekst = (aantal: number | null): string =>
  aantal === null ? geen : formatUitkomst(aantal, 'st');

/** As the table of the screen: mm, in words for a single hoekanker, or a dash. */
export const afstandTekst = (
  zijde: Zijde,
  advies: ZijdeAdvies,
  { gevelvullingEnKaderData }: Gevelvulling,
): string => {
  const tekst = hartOpHartTekst(zijde, advies, gevelvullingEnKaderData);
  if (tekst !== null) return tekst;
  return advies.posities.length === 1 ? inHetMidden : geen;
};

/** The products of a side with how many fasteners a hoekanker takes: ‘2 × kozijnplug’. */
export const productTeksten = (
  catalogus: Catalogus,
  gevelvulling: Gevelvulling,
  zijde: Zijde,
): string[] => {
  const { hoekanker, middelen } = gekozenProducten(catalogus, gevelvulling, zijde);
  if (hoekanker === null) return [teksten.nietGekozen];
  return [
    hoekanker.naam,
    ...middelen.map(({ naam, perHoekanker: aantal }) =>
      aantal === null ? naam : perHoekanker(aantal, naam),
    ),
  ].map(setText);
};

/** The results of the anchored sides, in the order of the screen. */
export const zijdenDeelOf = ({
  advies,
  gevelvulling,
  catalogus,
  type,
}: {
  advies: Advies;
  gevelvulling: Gevelvulling;
  catalogus: Catalogus;
  type: GevelvullingType;
}): RapportZijde[] => {
  const isBevestigingGetoetst = gebruiktBevestigingsmiddelen(gevelvulling.gevelvullingEnKaderData);
  return ZIJDEN.flatMap((zijde) => {
    const uitkomst = advies.zijden[zijde];
    if (uitkomst === undefined) return [];
    const toets = findMaatgevendeToets(uitkomst);
    const { unityCheck, FwRd } = uitkomst;
    const isGewaarschuwd = zijdeWaarschuwing(zijde, advies) !== null;
    const voldoet = uitkomst.status === 'VOLDOET';
    const isNietGetoetst = voldoet && !isBevestigingGetoetst;
    return {
      naam: zijdeLabel(zijde),
      onderdeel: `${dorpelLabel(type, zijde)}${zijde === 'zijkanten' ? `, ${perStijl}` : ''}`,
      producten: productTeksten(catalogus, gevelvulling, zijde),
      advies: aantalTekst(uitkomst.geadviseerd),
      // Only what somebody chose, also where a side has no advice to choose over.
      gekozen: aantalTekst(uitkomst.gekozen),
      hartOpHart: afstandTekst(zijde, uitkomst, gevelvulling),
      hartOpHartMax: teksten.tenHoogste(formatGetal(uitkomst.sMax)),
      randafstand: formatUitkomst(uitkomst.randafstand, 'mm'),
      windkracht: formatUitkomst(uitkomst.FwEd, 'kN'),
      windweerstand: FwRd === null ? geen : formatUitkomst(FwRd, 'kN'),
      maatgevend: uitkomst.maatgevend === null ? geen : maatgevend[uitkomst.maatgevend],
      unityCheck: unityCheck === null ? geen : formatUnityCheck(unityCheck),
      toets: toets === null ? '' : maatgevendeToets[toets],
      oordeel: isGewaarschuwd
        ? teksten.metWaarschuwing(status[uitkomst.status])
        : status[uitkomst.status],
      voorbehoud: isNietGetoetst ? adviesTeksten.bevestigingNietGetoetst : '',
      tone: voldoet && (isGewaarschuwd || isNietGetoetst) ? 'warn' : toneOf(uitkomst),
    };
  });
};

/** Every check with its limit, also those that passed, with a column for each side. */
export const toetsenDeelOf = ({
  gedeeld,
  zijden,
}: Berekening): { kolommen: string[]; rijen: RapportToets[] } => {
  const kanten = ZIJDEN.flatMap((zijde) => {
    const berekening = zijden[zijde];
    return berekening === undefined
      ? []
      : [{ label: zijdeLabel(zijde), toetsen: listToetsen(gedeeld, berekening) }];
  });
  const namen = new Set(kanten.flatMap(({ toetsen }) => toetsen.map(({ naam }) => naam)));
  return {
    kolommen: kanten.map(({ label }) => label),
    rijen: [...namen].map((naam) => ({
      naam: setText(naam),
      cellen: kanten.map(({ toetsen }) => {
        const toets = toetsen.find((each) => each.naam === naam);
        if (toets === undefined) return null;
        const { waarde, teken, grens, eenheid, voldoet } = toets;
        const eis = `${waarde} ${teken} ${grens}`;
        return { eis: eenheid === null ? eis : `${eis}${NARROW_SPACE}${eenheid}`, voldoet };
      }),
    })),
  };
};

const kracht = (waarde: number): string => `${formatBenodigdeKracht(waarde)}${NARROW_SPACE}kN`;

/**
 * What the supplier of the fasteners must dimension for one hoekanker, where none are chosen here: wind, weight
 * alone (6.10a), and weight together with wind (6.10b).
 */
export const bevestigingDeelOf = ({ gedeeld, zijden }: Berekening): string[][] => {
  const { invoer, F_g_a, F_g_b } = gedeeld;
  if (gebruiktBevestigingsmiddelen(invoer.gevelvulling.gevelvullingEnKaderData)) return [];
  return ZIJDEN.flatMap((zijde) => {
    const berekening = zijden[zijde];
    const n = berekening?.verdeling?.n;
    if (berekening === undefined || n === undefined) return [];
    const { F_w_Ed, draagtGewicht } = berekening;
    return [
      [
        zijdeLabel(zijde),
        kracht(bevestigingWind.reken({ F_w_Ed, n })),
        draagtGewicht ? kracht(bevestigingGewicht.reken({ F_g_a, n })) : geen,
        draagtGewicht ? kracht(bevestigingGewichtMetWind.reken({ F_g_b, n })) : geen,
      ],
    ];
  });
};
