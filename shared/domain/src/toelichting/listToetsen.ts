import { formatGetal } from '@adviestool/getallen/formatDecimalen';

import type { GedeeldeBerekening } from '../rekenen/gedeeldeBerekening.ts';
import { exceeds } from '../rekenen/formule.ts';
import { grootsteHefboom } from '../rekenen/hefboom.ts';
import { isVoldoende } from '../rekenen/isVoldoende.ts';
import { gebruiktBevestigingsmiddelen } from '../rekenen/ondergrond.ts';
import { geadviseerdAantal } from '../rekenen/toets.ts';
import type { ZijdeBerekening } from '../rekenen/zijdeBerekening.ts';
import { formatHartOpHart, formatUnityCheck } from './getallen.ts';

/** A check of a side with its limit, whether it passed or not: ‘spouwlatbreedte 110 ≤ 120 mm’. */
export interface GetoetsteGrens {
  readonly naam: string;
  readonly waarde: string;
  readonly teken: '≤' | '≥';
  readonly grens: string;
  /** Null: a number without a unit. */
  readonly eenheid: 'mm' | 'st' | null;
  readonly voldoet: boolean;
  readonly herkomst: string;
}

const UNITY = { teken: '≤', grens: '1,00', eenheid: null } as const;
const MAAT = { teken: '≤', eenheid: 'mm' } as const;
const PRODUCTGRENS = 'rekenmodel 3.4';

const unityToets = (naam: string, waarde: number): GetoetsteGrens => ({
  ...UNITY,
  naam,
  waarde: formatUnityCheck(waarde),
  voldoet: isVoldoende(waarde),
  herkomst: 'rekenmodel 4.1 stap 13',
});

const listUnityToetsen = ({ toets }: ZijdeBerekening): GetoetsteGrens[] => {
  if (toets === null) return [];
  const { wind, gewicht } = toets;
  return [
    unityToets('Unity check wind', wind),
    ...(gewicht === null
      ? []
      : [
          unityToets('Unity check gewicht (6.10a)', gewicht.alleen),
          unityToets('Unity check wind en gewicht (6.10b)', gewicht.metWind),
        ]),
  ];
};

/** Where nothing is laid out the number that is needed is held against the room: of what does not fit, the check that fails. */
const listVerdeling = ({ verdeling, ruimte, n_bel }: ZijdeBerekening): GetoetsteGrens[] => {
  if (n_bel === null) return [];
  const { n_afst } = ruimte;
  const { s, n } = verdeling ?? { s: null, n: geadviseerdAantal.reken({ n_afst, n_bel }) };
  const past: GetoetsteGrens = {
    naam: 'Aantal dat past',
    waarde: formatGetal(n),
    teken: '≤',
    grens: formatGetal(ruimte.n_max),
    eenheid: 'st',
    voldoet: n <= ruimte.n_max,
    herkomst: 'rekenmodel 4.1 stap 10',
  };
  if (s === null) return [past];
  const { s_max } = ruimte;
  return [
    {
      ...MAAT,
      naam: 'Hart-op-hartafstand',
      waarde: formatHartOpHart(s, s_max),
      grens: formatGetal(s_max),
      voldoet: !exceeds(s, s_max),
      herkomst: 'rekenmodel 4.1 stap 10 en 12',
    },
    past,
  ];
};

/** The limits of the chosen products, with the measurements that they are held against. */
const listProductgrenzen = (
  { invoer: { gevelvulling, catalogus }, type }: GedeeldeBerekening,
  { zijde, weerstand, draagtGewicht }: ZijdeBerekening,
): GetoetsteGrens[] => {
  if (weerstand === null) return [];
  const { hoekanker } = weerstand;
  const { gevelvullingEnKaderData, detailleringData, productKeuze } = gevelvulling;
  const { stelruimte = null, spouwlatbreedte = null } = detailleringData;
  const grenzen: GetoetsteGrens[] = [];
  const add = (
    naam: string,
    waarde: number,
    [teken, grens]: readonly ['≤' | '≥', number],
  ): void => {
    grenzen.push({
      naam,
      waarde: formatGetal(waarde),
      teken,
      grens: formatGetal(grens),
      eenheid: 'mm',
      voldoet: teken === '≤' ? waarde <= grens : waarde >= grens,
      herkomst: PRODUCTGRENS,
    });
  };
  if (stelruimte !== null) add('Stelruimte', stelruimte, ['≤', hoekanker.stelruimteMax]);
  if (draagtGewicht && spouwlatbreedte !== null && hoekanker.spouwlatMax !== null) {
    add('Spouwlatbreedte', spouwlatbreedte, ['≤', hoekanker.spouwlatMax]);
  }
  const ids = gebruiktBevestigingsmiddelen(gevelvullingEnKaderData)
    ? (productKeuze[zijde].bevestigingsmiddelen ?? [])
    : [];
  const middelen = catalogus.bevestigingsmiddelenBouwkundig.filter(({ id }) => ids.includes(id));
  const hefboom = grootsteHefboom(type, detailleringData, zijde);
  for (const { naam, maxHefboomarm } of middelen) {
    if (maxHefboomarm !== undefined && hefboom !== null) {
      add(`Hefboomarm ${naam}`, hefboom, ['≤', maxHefboomarm]);
    }
  }
  const groef = detailleringData.afstandVoorkantVloerrandTotHartGroef ?? null;
  if (zijde !== 'onderzijde' || detailleringData.onderregel !== 'metGroef' || groef === null) {
    return grenzen;
  }
  for (const { naam, minRandafstand } of middelen) {
    add(`Randafstand ${naam}`, groef, ['≥', minRandafstand]);
  }
  return grenzen;
};

/**
 * Every check of one side with its limit, those that passed too: what the advice rests on. A product that does not
 * suit at all is told by the messages.
 */
export const listToetsen = (
  gedeeld: GedeeldeBerekening,
  zijde: ZijdeBerekening,
): readonly GetoetsteGrens[] => [
  ...listUnityToetsen(zijde),
  ...listVerdeling(zijde),
  ...listProductgrenzen(gedeeld, zijde),
];
