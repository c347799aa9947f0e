import type { Berekening } from './berekening.ts';
import { getal } from './getal.ts';
import type { Gewicht } from './gewicht.ts';
import { typeBouwLabels } from './labels.ts';
import type { Stap } from './stap.ts';
import { LUCHTDICHTHEID, TERREINFACTOR, VALVERSNELLING } from './uitgangspunten.ts';
import type { Stuwdrukberekening } from './stuwdruk.ts';

const STUWDRUK = 'NEN-EN 1991-1-4; rekenmodel 1.1';

const stuwdrukStappen = (stuwdruk: Stuwdrukberekening): Stap[] => {
  const { vb0, z, zMin } = stuwdruk;
  const kr = getal(stuwdruk.kr);
  const cr = getal(stuwdruk.cr);
  const vb = getal(stuwdruk.vb);
  const vm = getal(stuwdruk.vm);
  const Iv = getal(stuwdruk.Iv);
  const z0 = getal(stuwdruk.z0);
  const zRef = getal(stuwdruk.zRekenwaarde);
  return [
    {
      label: 'Basiswindsnelheid',
      formule: 'v_b = c_dir · c_season · c_prob · v_b,0',
      invulling: `1 · 1 · 1 · ${getal(vb0)}`,
      uitkomst: vb,
      eenheid: 'm/s',
      herkomst: STUWDRUK,
    },
    {
      label: 'Rekenhoogte',
      formule: "z' = min(max(z; z_min); 200)",
      invulling: `min(max(${getal(z)}; ${getal(zMin)}); 200)`,
      uitkomst: zRef,
      eenheid: 'm',
      herkomst: STUWDRUK,
    },
    {
      label: 'Terreinfactor',
      formule: 'k_r = 0,19 · (z0 / 0,05)^0,07',
      invulling: `${getal(TERREINFACTOR.factor)} · (${z0} / ${getal(TERREINFACTOR.referentie)})^${getal(TERREINFACTOR.exponent)}`,
      uitkomst: kr,
      eenheid: '-',
      herkomst: STUWDRUK,
    },
    {
      label: 'Ruwheidsfactor',
      formule: "c_r = k_r · ln(z' / z0)",
      invulling: `${kr} · ln(${zRef} / ${z0})`,
      uitkomst: cr,
      eenheid: '-',
      herkomst: STUWDRUK,
    },
    {
      label: 'Gemiddelde windsnelheid',
      formule: 'v_m = c_r · c_o · v_b',
      invulling: `${cr} · 1 · ${vb}`,
      uitkomst: vm,
      eenheid: 'm/s',
      herkomst: STUWDRUK,
    },
    {
      label: 'Turbulentie-intensiteit',
      formule: "I_v = k_I / (c_o · ln(z' / z0))",
      invulling: `1 / (1 · ln(${zRef} / ${z0}))`,
      uitkomst: Iv,
      eenheid: '-',
      herkomst: STUWDRUK,
    },
    {
      label: 'Extreme stuwdruk',
      formule: 'q_p = (1 + 7 · I_v) · ½ · ρ · v_m² / 1000',
      invulling: `(1 + 7 · ${Iv}) · ½ · ${getal(LUCHTDICHTHEID)} · ${vm}² / 1000`,
      uitkomst: getal(stuwdruk.qp),
      eenheid: 'kN/m²',
      herkomst: STUWDRUK,
    },
  ];
};

/** Heights are whole metres, so that few combinations exist; most gevelvullingen of a project share one. */
const MAXIMUM_KEPT = 3 * 3 * 200;
const kept = new Map<string, readonly Stap[]>();

const keptStuwdrukStappen = ({ stuwdruk }: Berekening): readonly Stap[] => {
  const key = `${stuwdruk.vb0} ${stuwdruk.z0} ${stuwdruk.z}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const stappen = stuwdrukStappen(stuwdruk);
  if (kept.size >= MAXIMUM_KEPT) kept.clear();
  kept.set(key, stappen);
  return stappen;
};

const windStappen = ({ invoer, stuwdruk, wind, factoren, wd }: Berekening): Stap[] => {
  const eigen = invoer.uitgangspunten?.windbelasting !== undefined;
  const basis = eigen
    ? getal(wind.berekend)
    : `${getal(invoer.projectGegevens.windvormFactor)} · ${getal(stuwdruk.qp)}`;
  const wk = getal(wind.wk);
  return [
    {
      label: 'Karakteristieke windbelasting',
      formule: eigen ? 'w_k = max(opgegeven; w_min)' : 'w_k = max(c_f · q_p; w_min)',
      invulling: `max(${basis}; ${getal(wind.minimum)})`,
      uitkomst: wk,
      eenheid: 'kN/m²',
      herkomst: 'rekenmodel 4.1 stap 4',
    },
    {
      label: 'Rekenwaarde windbelasting',
      formule: 'w_d = γ_Q · w_k',
      invulling: `${getal(factoren.gammaQ)} · ${wk}`,
      uitkomst: getal(wd),
      eenheid: 'kN/m²',
      herkomst: 'NEN-EN 1990; rekenmodel 2.1',
    },
  ];
};

const gewichtStap = (gewicht: Gewicht, oppervlakte: string): Stap => {
  const g = getal(VALVERSNELLING);
  const rest = {
    label: 'Eigen gewicht',
    uitkomst: getal(gewicht.Gk),
    eenheid: 'kN',
    herkomst: 'rekenmodel 4.1 stap 5',
  };
  switch (gewicht.invoer) {
    case 'glasgewicht':
      return {
        ...rest,
        formule: 'G_k = g · A · (glas + raamwerk) / 1000',
        invulling: `${g} · ${oppervlakte} · (${getal(gewicht.glasgewicht)} + ${getal(gewicht.raamwerk)}) / 1000`,
      };
    case 'gewichtElement':
      return {
        ...rest,
        formule: 'G_k = g · A · gewicht element / 1000',
        invulling: `${g} · ${oppervlakte} · ${getal(gewicht.gewichtElement)} / 1000`,
      };
    case 'totaalgewicht':
      return {
        ...rest,
        formule: 'G_k = g · totaalgewicht / 1000',
        invulling: `${g} · ${getal(gewicht.massa)} / 1000`,
      };
    default:
      return gewicht satisfies never;
  }
};

/** The steps that every side of a gevelvulling shares: class, wind, area and weight. */
export const algemeneStappen = (berekening: Berekening): Stap[] => {
  const { invoer, gevolgklasse, referentiehoogte, breedte, hoogte } = berekening;
  const oppervlakte = getal(berekening.oppervlakte);
  return [
    {
      label: 'Gevolgklasse',
      formule: 'type bouw; CC3 bij z > 70 m',
      invulling: `${typeBouwLabels[invoer.projectGegevens.typeBouw]}; z = ${getal(referentiehoogte)} m`,
      uitkomst: gevolgklasse,
      eenheid: '-',
      herkomst: 'NEN-EN 1990 NB.24; rekenmodel 2.2',
    },
    ...keptStuwdrukStappen(berekening),
    ...windStappen(berekening),
    {
      label: 'Oppervlakte',
      formule: 'A = B · H',
      invulling: `${getal(breedte)} · ${getal(hoogte)}`,
      uitkomst: oppervlakte,
      eenheid: 'm²',
      herkomst: 'rekenmodel 4.1',
    },
    gewichtStap(berekening.gewicht, oppervlakte),
  ];
};
