import type { GedeeldeBerekening } from '../rekenen/gedeeldeBerekening.ts';
import type { Weerstand } from '../rekenen/calculateWeerstand.ts';
import { gewichtAlleen, gewichtMetWind } from '../rekenen/gewicht.ts';
import { LASTVLAKKEN } from '../rekenen/lastverdeling.ts';
import {
  factorGewicht,
  factorWind,
  gewichtsweerstand,
  gewichtsweerstandAnker,
  hefboomGewicht,
  hefboomHsb,
  hefboomHsbOnder,
  hefboomKozijn,
  houtweerstandGewicht,
  houtweerstandWind,
  weerstandOndergrond,
  windweerstand,
  windweerstandAnker,
} from '../rekenen/weerstand.ts';
import { windkracht } from '../rekenen/wind.ts';
import type { ZijdeBerekening } from '../rekenen/zijdeBerekening.ts';
import { regelVan, stapVan, type Stap } from './stap.ts';
import { explainAantal } from './stappenAantal.ts';
import { termenNoot } from './termenNoot.ts';

const lastvlakStappen = {
  halfMinKwartHoogte: stapVan(LASTVLAKKEN.halfMinKwartHoogte),
  kwartHoogte: stapVan(LASTVLAKKEN.kwartHoogte),
  kwartBreedte: stapVan(LASTVLAKKEN.kwartBreedte),
  halfMinKwartBreedte: stapVan(LASTVLAKKEN.halfMinKwartBreedte),
  half: stapVan(LASTVLAKKEN.half),
  helftVanRest: stapVan(LASTVLAKKEN.helftVanRest),
  trapezium: stapVan(LASTVLAKKEN.trapezium),
  halfKwadraatHoogte: stapVan(LASTVLAKKEN.halfKwadraatHoogte),
} as const satisfies Record<keyof typeof LASTVLAKKEN, unknown>;
const windkrachtStap = stapVan(windkracht);
const gewichtAlleenStap = stapVan(gewichtAlleen);
const gewichtMetWindStap = stapVan(gewichtMetWind);

const explainBelasting = (gedeeld: GedeeldeBerekening, zijde: ZijdeBerekening): Stap[] => {
  const { vorm, A_zijde } = zijde.lastvlak;
  const { w_d, gamma_G_a, gamma_G_b } = gedeeld;
  const stappen = [lastvlakStappen[vorm](gedeeld), windkrachtStap({ w_d, A_zijde })];
  if (!zijde.draagtGewicht) return stappen;
  const { G_k } = gedeeld.gewicht;
  stappen.push(gewichtAlleenStap({ gamma_G_a, G_k }), gewichtMetWindStap({ gamma_G_b, G_k }));
  return stappen;
};

const hefboomKozijnStap = stapVan(hefboomKozijn);
const hefboomHsbOnderStap = stapVan(hefboomHsbOnder);
const hefboomHsbStap = stapVan(hefboomHsb);
const factorWindStap = stapVan(factorWind);
const windAnkerStap = stapVan(windweerstandAnker);
const ondergrondStap = stapVan(weerstandOndergrond);
const houtWindStap = stapVan(houtweerstandWind);
const windweerstandStap = stapVan(windweerstand);

const nootVanHefboom = ({
  stelruimte,
  a_spouwlat,
}: Extract<Weerstand['hefboom'], { vorm: 'kozijn' }>): string | undefined =>
  termenNoot(
    [
      ['stelruimte', stelruimte],
      ['onderkant spouwlat tot bovenkant vloerrand', a_spouwlat],
    ],
    Math.max,
  );

/** Of the resistances that one hoekanker needs all of, the smallest counts. */
const nootVanWeerstand = (
  hoekanker: number,
  ondergrond: number | null,
  hout: number | null,
): string | undefined =>
  termenNoot(
    [
      ['hoekanker', hoekanker],
      ['ondergrond', ondergrond],
      ['hout', hout],
    ],
    Math.min,
  );

const explainHefboom = (hefboom: Weerstand['hefboom']): Stap => {
  switch (hefboom.vorm) {
    case 'kozijn':
      return hefboomKozijnStap(hefboom, { noot: nootVanHefboom(hefboom) });
    case 'hsbOnder':
      return hefboomHsbOnderStap(hefboom);
    case 'hsb':
      return hefboomHsbStap({});
    default:
      return hefboom satisfies never;
  }
};

const explainWindweerstand = (weerstand: Weerstand): Stap[] => {
  const { hoekanker, hefboom, bouwkundig, hout } = weerstand;
  const stappen = [
    explainHefboom(hefboom),
    factorWindStap(weerstand),
    windAnkerStap(weerstand, { herkomst: `${hoekanker.naam}: ${hoekanker.herkomst}` }),
  ];
  if (bouwkundig !== null) {
    const label = `${weerstandOndergrond.naam} (${bouwkundig.materiaal})`;
    const herkomst = `${bouwkundig.middel.naam}; ${weerstandOndergrond.bron}`;
    stappen.push(ondergrondStap(bouwkundig, { label, herkomst }));
  }
  if (hout !== null) {
    const herkomst = `${hout.middel.naam}; ${houtweerstandWind.bron}`;
    stappen.push(houtWindStap(hout, { herkomst }));
  }
  const { F_w_anker, F_bouw, F_hout_w } = weerstand;
  const noot = nootVanWeerstand(F_w_anker, F_bouw, F_hout_w);
  stappen.push(windweerstandStap(weerstand, { noot }));
  return stappen;
};

const hefboomGewichtStap = stapVan(hefboomGewicht);
const factorGewichtStap = stapVan(factorGewicht);
const gewichtAnkerStap = stapVan(gewichtsweerstandAnker);
const houtGewichtStap = stapVan(houtweerstandGewicht);
const gewichtsweerstandStap = stapVan(gewichtsweerstand);

const explainGewichtsweerstand = ({ hoekanker, gewicht, hout }: Weerstand): Stap[] => {
  if (gewicht === null) return [];
  const stappen = [
    hefboomGewichtStap(gewicht),
    factorGewichtStap(gewicht),
    gewichtAnkerStap(gewicht, { herkomst: `${hoekanker.naam}: ${hoekanker.herkomst}` }),
  ];
  if (hout !== null) {
    const herkomst = `${hout.middel.naam}; ${houtweerstandGewicht.bron}`;
    stappen.push(houtGewichtStap(hout, { herkomst }));
  }
  const { F_g_anker, F_bouw, F_hout_g } = gewicht;
  const noot = nootVanWeerstand(F_g_anker, F_bouw, F_hout_g);
  stappen.push(gewichtsweerstandStap(gewicht, { noot }));
  return stappen;
};

const productgrensStap = regelVan({
  label: 'Productgrens spouwlatbreedte',
  tekst: 'b_s ≤ b_s,max',
  herkomst: 'rekenmodel 3.4',
});

/** Said where a hoekanker is used beyond its largest spouwlatbreedte. */
const explainProductgrens = (
  { invoer }: GedeeldeBerekening,
  { naam, spouwlatMax: b_s_max }: Weerstand['hoekanker'],
): Stap[] => {
  const { spouwlatbreedte: b_s = null } = invoer.gevelvulling.detailleringData;
  if (b_s === null || b_s_max === null || b_s <= b_s_max) return [];
  const waarden = { b_s, b_s_max };
  return [productgrensStap(waarden, 'buiten de productgrens', `${naam}; rekenmodel 3.4`)];
};

/** The steps of one side: load, resistance, number, spacing, unity checks. */
export const explainZijde = (gedeeld: GedeeldeBerekening, zijde: ZijdeBerekening): Stap[] => {
  const stappen = explainBelasting(gedeeld, zijde);
  if (zijde.weerstand !== null) {
    stappen.push(
      ...explainWindweerstand(zijde.weerstand),
      ...explainGewichtsweerstand(zijde.weerstand),
      ...explainProductgrens(gedeeld, zijde.weerstand.hoekanker),
    );
  }
  stappen.push(...explainAantal(gedeeld, zijde));
  return stappen;
};
