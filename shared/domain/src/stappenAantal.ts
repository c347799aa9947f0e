import type { Ankerruimte } from './ankerverdeling.ts';
import type { Berekening } from './berekening.ts';
import { getal } from './getal.ts';
import { gebruiktBevestigingsmiddelen } from './ondergrond.ts';
import type { Stap } from './stap.ts';
import { interactie } from './toets.ts';
import { RANDAFSTAND } from './uitgangspunten.ts';
import { unityCheckGetal } from './unityCheck.ts';
import type { ZijdeBerekening } from './zijdeBerekening.ts';

const STAP_9 = 'rekenmodel 4.1 stap 9';
const STAP_10 = 'rekenmodel 4.1 stap 10';
const STAP_13 = 'rekenmodel 4.1 stap 13';

const stap = (
  label: string,
  [formule, invulling, uitkomst]: readonly [string, string, string],
  [eenheid, herkomst]: readonly [string, string],
): Stap => ({ label, formule, invulling, uitkomst, eenheid, herkomst });

/** Said where a side has no room for the edge distance that was asked for. */
const randafstandStappen = ({
  lengte,
  sMin,
  randafstand,
  gevraagdeRandafstand,
}: Ankerruimte): Stap[] => {
  if (randafstand === gevraagdeRandafstand) return [];
  const L = getal(lengte);
  const s = getal(sMin);
  const minimum = getal(RANDAFSTAND.minimum);
  return [
    stap(
      'Randafstand, verkleind',
      [
        `a = max(${minimum}; ⌊(L − s_min) / 2⌋) bij L − 2·a < s_min`,
        `max(${minimum}; ⌊(${L} − ${s}) / 2⌋) bij ${L} − 2 · ${getal(gevraagdeRandafstand)} < ${s}`,
        getal(randafstand),
      ],
      ['mm', STAP_10],
    ),
  ];
};

const afstandStappen = ({ ruimte, hartOpHart }: ZijdeBerekening): Stap[] => {
  const { lengte, sMin, sMax, randafstand, nAfstand, nMax } = ruimte;
  const L = getal(lengte);
  if (ruimte.alleenMidden) {
    return [
      stap(
        'Aantal uit afstand',
        [
          '1 hoekanker in het midden bij L − 2·a < s_min',
          `${L} − 2 · ${getal(RANDAFSTAND.minimum)} < ${getal(sMin)}`,
          '1',
        ],
        ['st', STAP_10],
      ),
    ];
  }
  const a = getal(randafstand);
  const maximum = getal(sMax);
  return [
    ...randafstandStappen(ruimte),
    stap(
      'Maximale hart-op-hartafstand',
      ['s_max = kleinste maximum', `min(${hartOpHart.maxima.map(getal).join('; ')})`, maximum],
      ['mm', STAP_10],
    ),
    stap(
      'Aantal uit afstand',
      [
        'n_afst = max(2; 1 + ⌈(L − 2·a) / s_max⌉)',
        `max(2; 1 + ⌈(${L} − 2 · ${a}) / ${maximum}⌉)`,
        getal(nAfstand),
      ],
      ['st', STAP_10],
    ),
    stap(
      'Grootste aantal dat past',
      ['n_max = 1 + ⌊(L − 2·a) / s_min⌋', `1 + ⌊(${L} − 2 · ${a}) / ${getal(sMin)}⌋`, getal(nMax)],
      ['st', STAP_10],
    ),
  ];
};

/** What one hoekanker must resist while no product is chosen (rekenmodel 4.5), with n_afst of them. */
const benodigdStappen = (berekening: Berekening, zijde: ZijdeBerekening): Stap[] => {
  const aantal = zijde.ruimte.nAfstand;
  const n = getal(aantal);
  const Fw = getal(zijde.FwEd);
  const eenheid = ['kN', 'rekenmodel 4.5'] as const;
  const wind = stap(
    'Benodigde rekenwaarde per hoekanker, wind',
    ['F_w,Ed / n_afst', `${Fw} / ${n}`, getal(zijde.FwEd / aantal)],
    eenheid,
  );
  if (!zijde.draagtGewicht) return [wind];
  const { FgEd_610a, FgEd_610b } = berekening;
  const samen = Math.max(interactie(zijde.FwEd, FgEd_610b), FgEd_610a);
  return [
    wind,
    stap(
      'Benodigde rekenwaarde per hoekanker, gewicht',
      ['F_g,a / n_afst', `${getal(FgEd_610a)} / ${n}`, getal(FgEd_610a / aantal)],
      eenheid,
    ),
    stap(
      'Benodigde rekenwaarde per hoekanker, bij gelijke weerstand voor wind en gewicht',
      [
        'max(√(F_w,Ed² + F_g,b²); F_g,a) / n_afst',
        `max(√(${Fw}² + ${getal(FgEd_610b)}²); ${getal(FgEd_610a)}) / ${n}`,
        getal(samen / aantal),
      ],
      eenheid,
    ),
  ];
};

const belastingStap = (berekening: Berekening, zijde: ZijdeBerekening, nBel: number): Stap[] => {
  const { weerstand, FwEd } = zijde;
  if (weerstand === null) return [];
  const wind = `${getal(FwEd)} / ${getal(weerstand.FwRd)}`;
  const uitkomst = getal(nBel);
  if (weerstand.gewicht === null) {
    return [
      stap(
        'Aantal uit belasting',
        ['n_bel = ⌈F_w,Ed / F_w,Rd⌉', `⌈${wind}⌉`, uitkomst],
        ['st', STAP_9],
      ),
    ];
  }
  const Rd = getal(weerstand.gewicht.FgRd);
  return [
    stap(
      'Aantal uit belasting',
      [
        'n_bel = ⌈max(√((F_w,Ed/F_w,Rd)² + (F_g,b/F_g,Rd)²); F_g,a/F_g,Rd)⌉',
        `⌈max(√((${wind})² + (${getal(berekening.FgEd_610b)} / ${Rd})²); ${getal(berekening.FgEd_610a)} / ${Rd})⌉`,
        uitkomst,
      ],
      ['st', STAP_9],
    ),
  ];
};

const toetsStappen = (berekening: Berekening, zijde: ZijdeBerekening): Stap[] => {
  const { toets, weerstand, FwEd } = zijde;
  if (toets === null || weerstand === null) return [];
  const n = getal(toets.aantal);
  const ucWind = unityCheckGetal(toets.ucWind);
  const stappen = [
    stap(
      'Unity check wind',
      ['F_w,Ed / (n · F_w,Rd)', `${getal(FwEd)} / (${n} · ${getal(weerstand.FwRd)})`, ucWind],
      ['-', STAP_13],
    ),
  ];
  if (toets.gewicht === null || weerstand.gewicht === null) return stappen;
  const noemer = `(${n} · ${getal(weerstand.gewicht.FgRd)})`;
  stappen.push(
    stap(
      'Unity check gewicht (6.10a)',
      [
        'F_g,a / (n · F_g,Rd)',
        `${getal(berekening.FgEd_610a)} / ${noemer}`,
        unityCheckGetal(toets.gewicht.ucGewicht_610a),
      ],
      ['-', STAP_13],
    ),
    stap(
      'Unity check wind en gewicht (6.10b)',
      [
        '√(UC_wind² + (F_g,b / (n · F_g,Rd))²)',
        `√(${ucWind}² + (${getal(berekening.FgEd_610b)} / ${noemer})²)`,
        unityCheckGetal(toets.gewicht.ucCombinatie_610b),
      ],
      ['-', `${STAP_13}; rekenmodel 4.2`],
    ),
  );
  return stappen;
};

const verdelingStappen = (berekening: Berekening, zijde: ZijdeBerekening): Stap[] => {
  const { verdeling, ruimte, toets, FwEd } = zijde;
  if (verdeling === null || toets === null) return [];
  const n = getal(toets.aantal);
  const stappen: Stap[] = [];
  if (verdeling.hartOpHart !== null) {
    stappen.push(
      stap(
        'Hart-op-hartafstand',
        [
          's = (L − 2·a) / (n − 1)',
          `(${getal(ruimte.lengte)} − 2 · ${getal(verdeling.randafstand)}) / (${n} − 1)`,
          getal(verdeling.hartOpHart),
        ],
        ['mm', 'rekenmodel 4.1 stap 12'],
      ),
    );
  }
  const kader = berekening.invoer.gevelvulling.gevelvullingEnKaderData;
  if (!gebruiktBevestigingsmiddelen(kader)) {
    stappen.push(
      stap(
        'Benodigde rekenwaarde bevestiging per hoekanker, wind (te dimensioneren door leverancier)',
        ['F_w,Ed / n', `${getal(FwEd)} / ${n}`, getal(FwEd / toets.aantal)],
        ['kN', 'rekenmodel 3.5'],
      ),
    );
    if (zijde.draagtGewicht) {
      const { FgEd_610a } = berekening;
      stappen.push(
        stap(
          'Benodigde rekenwaarde bevestiging per hoekanker, gewicht (te dimensioneren door leverancier)',
          ['F_g,a / n', `${getal(FgEd_610a)} / ${n}`, getal(FgEd_610a / toets.aantal)],
          ['kN', 'rekenmodel 3.5'],
        ),
      );
    }
  }
  return stappen;
};

/** The steps of number, spacing and unity checks of one side (rekenmodel 4.1 steps 9–13). */
export const stappenAantal = (berekening: Berekening, zijde: ZijdeBerekening): Stap[] => {
  const stappen = afstandStappen(zijde);
  if (zijde.nBelasting === null) {
    return zijde.weerstand === null ? [...stappen, ...benodigdStappen(berekening, zijde)] : stappen;
  }
  stappen.push(...belastingStap(berekening, zijde, zijde.nBelasting));
  const nodig = Math.max(zijde.ruimte.nAfstand, zijde.nBelasting);
  stappen.push(
    stap(
      zijde.geadviseerd === null ? 'Nodig aantal (past niet)' : 'Geadviseerd aantal',
      [
        'n = max(n_afst; n_bel)',
        `max(${getal(zijde.ruimte.nAfstand)}; ${getal(zijde.nBelasting)})`,
        getal(nodig),
      ],
      ['st', 'rekenmodel 4.1 stap 11'],
    ),
    ...verdelingStappen(berekening, zijde),
    ...toetsStappen(berekening, zijde),
  );
  return stappen;
};
