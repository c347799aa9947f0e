import type {
  BevestigingsmiddelBouwkundig,
  Catalogus,
  Hoekanker,
} from '@adviestool/contract/catalogus';
import type {
  DetailleringData,
  Gevelvulling,
  GevelvullingType,
} from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import { exceeds } from './formule.ts';
import { grootsteHefboom } from './hefboom.ts';
import type { Bezwaar, Ongeschiktheid } from './melding.ts';
import { ondergrondOf, plaatsingOf } from './ondergrond.ts';
import { REKENMATERIAAL } from './uitgangspunten.ts';
import type { KaderWaarden } from '../velden/variants.ts';

/** What decides whether a product suits a side. */
export interface Toepassing {
  readonly kader: KaderWaarden;
  readonly detaillering: DetailleringData;
  readonly zijde: Zijde;
}

export const toepassingOf = (
  {
    gevelvullingEnKaderData,
    detailleringData,
  }: Pick<Gevelvulling, 'detailleringData'> & {
    gevelvullingEnKaderData: KaderWaarden;
  },
  zijde: Zijde,
): Toepassing => ({ kader: gevelvullingEnKaderData, detaillering: detailleringData, zijde });

/** The weight of a kozijn or schuifpui rests on its bottom; an hsb stands on its own (rekenmodel 3.4). */
export const draagtGewicht = (type: GevelvullingType, zijde: Zijde): boolean =>
  type !== 'hsb' && zijde === 'onderzijde';

/** Whether a hoekanker has what a weight resistance takes: a value and its reference lever arm. */
export const heeftGewichtsweerstand = (
  hoekanker: Hoekanker,
): hoekanker is Hoekanker & { FgRk: number; eRefGewicht: number } =>
  hoekanker.FgRk !== null && hoekanker.eRefGewicht !== null;

const weiger = (product: string, zijde: Zijde, ongeschikt: Ongeschiktheid): Bezwaar => ({
  code: 'HOEKANKER_ONGESCHIKT',
  zijde,
  product,
  ongeschikt,
});

/** Why the calculation refuses a hoekanker on a side, but for {@link bereikBezwaren}. */
export const hoekankerBezwaren = (
  { kader, detaillering, zijde }: Toepassing,
  hoekanker: Hoekanker,
): Bezwaar[] => {
  const bezwaren: Bezwaar[] = [];
  const product = hoekanker.naam;
  const type = kader.gevelvullingType ?? null;
  const zonderGewicht =
    type !== null && draagtGewicht(type, zijde) && !heeftGewichtsweerstand(hoekanker);
  if (zonderGewicht) bezwaren.push({ code: 'GEEN_GEWICHTSWEERSTAND', zijde, product });
  if (type !== null && !hoekanker.types.includes(type)) {
    bezwaren.push(weiger(product, zijde, { voor: 'type', type }));
  }
  if (!zonderGewicht && !hoekanker.zijden.includes(zijde)) {
    bezwaren.push(weiger(product, zijde, { voor: 'zijde' }));
  }
  const plaatsing = plaatsingOf(kader, detaillering, zijde);
  if (plaatsing !== null && !hoekanker.plaatsing.includes(plaatsing)) {
    bezwaren.push(weiger(product, zijde, { voor: 'plaatsing', plaatsing }));
  }
  const stelruimte = detaillering.stelruimte ?? null;
  if (stelruimte !== null && stelruimte > hoekanker.stelruimteMax) {
    const { stelruimteMax } = hoekanker;
    bezwaren.push(weiger(product, zijde, { voor: 'stelruimte', stelruimte, stelruimteMax }));
  }
  return bezwaren;
};

/** What speaks against a hoekanker whose largest spouwlatbreedte is exceeded (rekenmodel 3.4). */
export const bereikBezwaren = (
  { detaillering, zijde }: Toepassing,
  { naam: product, spouwlatMax }: Hoekanker,
): Bezwaar[] => {
  const spouwlatbreedte = detaillering.spouwlatbreedte ?? null;
  if (spouwlatbreedte === null || spouwlatMax === null || spouwlatbreedte <= spouwlatMax) return [];
  return [{ code: 'ANKER_BUITEN_BEREIK', zijde, product, spouwlatbreedte, spouwlatMax }];
};

/** Why a hoekanker cannot be chosen on a side (rekenmodel 4.4). */
export const hoekankerKeuzeBezwaren = (toepassing: Toepassing, hoekanker: Hoekanker): Bezwaar[] => [
  ...hoekankerBezwaren(toepassing, hoekanker),
  ...bereikBezwaren(toepassing, hoekanker),
];

/** Why a fastener cannot go into the structure at a side (rekenmodel 3.4 and 3.5). */
export const bouwkundigBezwaren = (
  { kader, detaillering, zijde }: Toepassing,
  { naam: product, FRk, gammaM, minRandafstand, maxHefboomarm }: BevestigingsmiddelBouwkundig,
): Bezwaar[] => {
  const bezwaren: Bezwaar[] = [];
  const ondergrond = ondergrondOf(kader, detaillering, zijde);
  const materiaal = ondergrond === null ? null : REKENMATERIAAL[ondergrond];
  if (materiaal !== null && (FRk[materiaal] === undefined || gammaM[materiaal] === undefined)) {
    bezwaren.push({ code: 'BEVESTIGINGSMIDDEL_ONGESCHIKT', zijde, product, materiaal });
  }
  const afstand =
    zijde === 'onderzijde' && detaillering.onderregel === 'metGroef'
      ? (detaillering.afstandVoorkantVloerrandTotHartGroef ?? null)
      : null;
  if (afstand !== null && afstand < minRandafstand) {
    bezwaren.push({ code: 'RANDAFSTAND_ONDERGROND', zijde, product, afstand, minRandafstand });
  }
  const type = kader.gevelvullingType ?? null;
  const hefboom = type === null ? null : grootsteHefboom(type, detaillering, zijde);
  if (maxHefboomarm !== undefined && hefboom !== null && exceeds(hefboom, maxHefboomarm)) {
    bezwaren.push({ code: 'HEFBOOM_BUITEN_BEREIK', zijde, product, hefboom, maxHefboomarm });
  }
  return bezwaren;
};

/** The chosen fasteners of a side that are in the catalogue and suit it, by id. */
export const bruikbareMiddelen = ({
  gevelvulling,
  catalogus,
  zijde,
}: {
  gevelvulling: Gevelvulling;
  catalogus: Catalogus;
  zijde: Zijde;
}): string[] => {
  const toepassing = toepassingOf(gevelvulling, zijde);
  const gekozen = gevelvulling.productKeuze[zijde].bevestigingsmiddelen ?? [];
  return gekozen.filter((id) => {
    const bouwkundig = catalogus.bevestigingsmiddelenBouwkundig.find((middel) => middel.id === id);
    if (bouwkundig !== undefined) return bouwkundigBezwaren(toepassing, bouwkundig).length === 0;
    return catalogus.bevestigingsmiddelenHout.some((middel) => middel.id === id);
  });
};
