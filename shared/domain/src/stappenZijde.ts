import type { Berekening } from './berekening.ts';
import { getal } from './getal.ts';
import type { Stap } from './stap.ts';
import { stappenAantal } from './stappenAantal.ts';
import { HEFBOOM_VAST, KMOD_EIGEN_GEWICHT } from './uitgangspunten.ts';
import type { Weerstand } from './weerstand.ts';
import type { ZijdeBerekening } from './zijdeBerekening.ts';

const STAP_8 = 'rekenmodel 4.1 stap 8';

const belastingStappen = (berekening: Berekening, zijde: ZijdeBerekening): Stap[] => {
  const { factoren, wd, gewicht } = berekening;
  const { formule, oppervlakte } = zijde.lastvlak;
  const B = getal(berekening.breedte);
  const H = getal(berekening.hoogte);
  const A = getal(oppervlakte);
  const stappen: Stap[] = [
    {
      label: 'Oppervlakte naar deze zijde',
      formule: `A_zijde = ${formule}`,
      invulling: formule.replaceAll('B', B).replaceAll('H', H),
      uitkomst: A,
      eenheid: 'm²',
      herkomst: 'rekenmodel 4.1 stap 6',
    },
    {
      label: 'Windkracht',
      formule: 'F_w,Ed = w_d · A_zijde',
      invulling: `${getal(wd)} · ${A}`,
      uitkomst: getal(zijde.FwEd),
      eenheid: 'kN',
      herkomst: 'rekenmodel 4.1 stap 6',
    },
  ];
  if (!zijde.draagtGewicht) return stappen;
  const Gk = getal(gewicht.Gk);
  stappen.push(
    {
      label: 'Gewicht, alleen gewicht (6.10a)',
      formule: 'F_g,a = γ_G,a · G_k',
      invulling: `${getal(factoren.gammaG610a)} · ${Gk}`,
      uitkomst: getal(berekening.FgEd_610a),
      eenheid: 'kN',
      herkomst: 'NEN-EN 1990 (6.10a); rekenmodel 4.1 stap 7',
    },
    {
      label: 'Gewicht, met wind (6.10b)',
      formule: 'F_g,b = γ_G,b · G_k',
      invulling: `${getal(factoren.gammaG610b)} · ${Gk}`,
      uitkomst: getal(berekening.FgEd_610b),
      eenheid: 'kN',
      herkomst: 'NEN-EN 1990 (6.10b); rekenmodel 4.1 stap 7',
    },
  );
  return stappen;
};

/** The largest of the terms, or the only one. */
const grootste = (termen: readonly string[]): string =>
  termen.length === 1 ? termen.join('') : `max(${termen.join('; ')})`;

const windweerstandStappen = (weerstand: Weerstand): Stap[] => {
  const { hoekanker, hefboomafstanden, hefboomWind, kWind, FwRd_hoekanker, bouwkundig, hout } =
    weerstand;
  const vast = getal(HEFBOOM_VAST);
  const arm = getal(hefboomWind);
  const k = getal(kWind);
  const product = `${hoekanker.naam}: ${hoekanker.herkomst}`;
  const stappen: Stap[] = [
    {
      label: 'Hefboomsarm wind',
      formule: `e_w = ${vast} + ${grootste(Object.keys(hefboomafstanden))}`,
      invulling: `${vast} + ${grootste(Object.values(hefboomafstanden).map(getal))}`,
      uitkomst: arm,
      eenheid: 'mm',
      herkomst: 'rekenmodel 3.4',
    },
    {
      label: 'Factor hefboomsarm wind',
      formule: 'k_w = min(1; e_ref / e_w)',
      invulling: `min(1; ${getal(hoekanker.eRefWind)} / ${arm})`,
      uitkomst: k,
      eenheid: '-',
      herkomst: STAP_8,
    },
    {
      label: 'Windweerstand hoekanker',
      formule: 'k_w · F_w,Rk / γ_M',
      invulling: `${k} · ${getal(hoekanker.FwRk)} / ${getal(hoekanker.gammaM)}`,
      uitkomst: getal(FwRd_hoekanker),
      eenheid: 'kN',
      herkomst: product,
    },
  ];
  const termen = [getal(FwRd_hoekanker)];
  if (bouwkundig !== null) {
    const FRd = getal(bouwkundig.FRd_bouwkundig);
    termen.push(FRd);
    stappen.push({
      label: `Weerstand ondergrond (${bouwkundig.materiaal})`,
      formule: 'n_bouw · f_ondergrond · F_Rk / γ_M',
      invulling: `${getal(hoekanker.nBouw)} · ${getal(bouwkundig.ondergrondfactor)} · ${getal(bouwkundig.FRk)} / ${getal(bouwkundig.gammaM)}`,
      uitkomst: FRd,
      eenheid: 'kN',
      herkomst: `${bouwkundig.middel.naam}; rekenmodel 3.5`,
    });
  }
  if (hout !== null) {
    const { middel } = hout;
    const FRd = getal(hout.FRd_hout);
    termen.push(FRd);
    stappen.push({
      label: 'Weerstand hout, wind',
      formule: 'n_hout · k_mod · F_Rk / γ_M',
      invulling: `${getal(hoekanker.nHout)} · ${getal(middel.kmod)} · ${getal(middel.FRk)} / ${getal(middel.gammaM)}`,
      uitkomst: FRd,
      eenheid: 'kN',
      herkomst: `${middel.naam}; NEN-EN 1995-1-1`,
    });
  }
  stappen.push({
    label: 'Windweerstand per hoekanker',
    formule: 'F_w,Rd = kleinste weerstand',
    invulling: `min(${termen.join('; ')})`,
    uitkomst: getal(weerstand.FwRd),
    eenheid: 'kN',
    herkomst: STAP_8,
  });
  return stappen;
};

const gewichtweerstandStappen = ({ hoekanker, gewicht, bouwkundig, hout }: Weerstand): Stap[] => {
  if (gewicht === null) return [];
  const arm = getal(gewicht.hefboomGewicht);
  const k = getal(gewicht.kGewicht);
  const termen = [getal(gewicht.FgRd_hoekanker)];
  const stappen: Stap[] = [
    {
      label: 'Hefboomsarm gewicht',
      formule: 'e_g = b_s / 2',
      invulling: `${getal(gewicht.hefboomGewicht * 2)} / 2`,
      uitkomst: arm,
      eenheid: 'mm',
      herkomst: 'rekenmodel 3.4',
    },
    {
      label: 'Factor hefboomsarm gewicht',
      formule: 'k_g = min(1; e_ref,g / e_g)',
      invulling: `min(1; ${getal(gewicht.eRefGewicht)} / ${arm})`,
      uitkomst: k,
      eenheid: '-',
      herkomst: STAP_8,
    },
    {
      label: 'Gewichtsweerstand hoekanker',
      formule: 'k_g · F_g,Rk / γ_M',
      invulling: `${k} · ${getal(gewicht.FgRk)} / ${getal(hoekanker.gammaM)}`,
      uitkomst: getal(gewicht.FgRd_hoekanker),
      eenheid: 'kN',
      herkomst: `${hoekanker.naam}: ${hoekanker.herkomst}`,
    },
  ];
  if (bouwkundig !== null) termen.push(getal(bouwkundig.FRd_bouwkundig));
  if (hout !== null) {
    const FRd = getal(hout.FRd_houtGewicht);
    termen.push(FRd);
    stappen.push({
      label: 'Weerstand hout, eigen gewicht',
      formule: 'n_hout · k_mod · F_Rk / γ_M',
      invulling: `${getal(hoekanker.nHout)} · ${getal(KMOD_EIGEN_GEWICHT)} · ${getal(hout.middel.FRk)} / ${getal(hout.middel.gammaM)}`,
      uitkomst: FRd,
      eenheid: 'kN',
      herkomst: `${hout.middel.naam}; NEN-EN 1995-1-1`,
    });
  }
  stappen.push({
    label: 'Gewichtsweerstand per hoekanker',
    formule: 'F_g,Rd = kleinste weerstand',
    invulling: `min(${termen.join('; ')})`,
    uitkomst: getal(gewicht.FgRd),
    eenheid: 'kN',
    herkomst: STAP_8,
  });
  return stappen;
};

/** Said where a hoekanker is used beyond its largest spouwlatbreedte. */
const productgrensStappen = (
  { invoer }: Berekening,
  { naam, spouwlatMax }: Weerstand['hoekanker'],
): Stap[] => {
  const { spouwlatbreedte = null } = invoer.gevelvulling.detailleringData;
  if (spouwlatbreedte === null || spouwlatMax === null || spouwlatbreedte <= spouwlatMax) return [];
  return [
    {
      label: 'Productgrens spouwlatbreedte',
      formule: 'b_s ≤ b_s,max',
      invulling: `${getal(spouwlatbreedte)} ≤ ${getal(spouwlatMax)}`,
      uitkomst: 'buiten de productgrens',
      eenheid: '-',
      herkomst: `${naam}; rekenmodel 3.4`,
    },
  ];
};

/** The steps of one side: load, resistance, number, spacing, unity checks. */
export const zijdeStappen = (berekening: Berekening, zijde: ZijdeBerekening): Stap[] => {
  const stappen = belastingStappen(berekening, zijde);
  if (zijde.weerstand !== null) {
    stappen.push(
      ...windweerstandStappen(zijde.weerstand),
      ...gewichtweerstandStappen(zijde.weerstand),
      ...productgrensStappen(berekening, zijde.weerstand.hoekanker),
    );
  }
  stappen.push(...stappenAantal(berekening, zijde));
  return stappen;
};
