import type { Catalogus, Hoekanker } from '@adviestool/contract/catalogus';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { bouwlijstTeksten } from '@adviestool/domain/bouwlijst/bouwlijstTeksten';
import { bronnenOf, isVerlopen } from '@adviestool/domain/bronnen/bronnen';
import { formatDag } from '@adviestool/domain/bronnen/formatDag';
import type { Berekening } from '@adviestool/domain/rekenen/berekening';
import type { Weerstand } from '@adviestool/domain/rekenen/calculateWeerstand';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';

import type { RapportProduct, RapportRegel } from './rapportGegevens.ts';
import { setText } from './setText.ts';
import { teksten } from './teksten.ts';

const { product } = teksten;
const { soort } = bouwlijstTeksten;

const maat = (waarde: number): string => `${formatGetal(waarde)}${NARROW_SPACE}mm`;
const kracht = (waarde: number): string => `${formatGetal(waarde)}${NARROW_SPACE}kN`;
const regel = (term: string, waarde: string): RapportRegel => ({ term, waarde });

/** The catalogue, and the day on which the report is made as ISO date. */
interface Uitgave {
  readonly catalogus: Catalogus;
  readonly vandaag: string;
}

/** The documents that the values of a product come from, else what it says itself. */
const bronTekst = (
  { catalogus, vandaag }: Uitgave,
  waarden: Parameters<typeof bronnenOf>[1],
  herkomst: string = product.geenBron,
): string => {
  const bronnen = bronnenOf(catalogus, waarden).map((bron) =>
    product.document({
      document: `${bron.document} ${bron.nummer}`,
      datum: formatDag(bron.datum),
      geldigTot: bron.geldigTot === undefined ? null : formatDag(bron.geldigTot),
      isVerlopen: isVerlopen(bron, vandaag),
    }),
  );
  return setText(bronnen.length === 0 ? herkomst : bronnen.join('; '));
};

const hoekankerOf = (anker: Hoekanker, uitgave: Uitgave): RapportProduct => ({
  naam: setText(`${anker.naam} (${anker.id})`),
  soort: soort.hoekanker,
  waarden: [
    regel('F_w,Rk', kracht(anker.FwRk)),
    regel('F_g,Rk', anker.FgRk === null ? product.geenGewicht : kracht(anker.FgRk)),
    regel('γ_M', formatGetal(anker.gammaM)),
    regel('e_ref', maat(anker.eRefWind)),
    ...(anker.eRefGewicht === null ? [] : [regel('e_ref,g', maat(anker.eRefGewicht))]),
    regel('b_s,max', anker.spouwlatMax === null ? product.geenGrens : maat(anker.spouwlatMax)),
    regel('stelruimte_max', maat(anker.stelruimteMax)),
    regel('n_bouw', formatGetal(anker.nBouw)),
    regel('n_hout', formatGetal(anker.nHout)),
  ],
  bron: bronTekst(uitgave, anker, anker.herkomst),
});

const bouwkundigOf = (
  {
    middel,
    ondergrond,
    materiaal,
    F_Rk,
    gamma_M,
    f_ondergrond,
  }: NonNullable<Weerstand['bouwkundig']>,
  uitgave: Uitgave,
): RapportProduct => ({
  naam: setText(`${middel.naam} (${middel.id}), ${ondergrond}`),
  soort: soort.bevestigingsmiddelBouwkundig,
  waarden: [
    regel(`F_Rk (${materiaal})`, kracht(F_Rk)),
    regel(`γ_M (${materiaal})`, formatGetal(gamma_M)),
    regel('f_ondergrond', formatGetal(f_ondergrond)),
    regel('randafstand', `≥ ${maat(middel.minRandafstand)}`),
    ...(middel.maxHefboomarm === undefined
      ? []
      : [regel('hefboomarm', `≤ ${maat(middel.maxHefboomarm)}`)]),
  ],
  bron: bronTekst(uitgave, middel),
});

const houtOf = (
  { middel, F_Rk, k_mod, gamma_M }: NonNullable<Weerstand['hout']>,
  uitgave: Uitgave,
): RapportProduct => ({
  naam: setText(`${middel.naam} (${middel.id})`),
  soort: soort.bevestigingsmiddelHout,
  waarden: [
    regel('F_Rk', kracht(F_Rk)),
    regel('k_mod', formatGetal(k_mod)),
    regel('γ_M', formatGetal(gamma_M)),
  ],
  bron: bronTekst(uitgave, middel),
});

/** The values of the catalogue that the calculations used, each once, in the order of the catalogue. */
export const productenDeelOf = (
  berekeningen: readonly Berekening[],
  catalogus: Catalogus,
  vandaag: string,
): RapportProduct[] => {
  const uitgave = { catalogus, vandaag };
  const weerstanden = berekeningen.flatMap(({ zijden }) =>
    ZIJDEN.flatMap((zijde) => zijden[zijde]?.weerstand ?? []),
  );
  const gebruikt = new Set(weerstanden.map(({ hoekanker }) => hoekanker.id));
  const middelen = new Map<string, RapportProduct>();
  for (const { bouwkundig, hout } of weerstanden) {
    for (const deel of [
      bouwkundig === null ? null : bouwkundigOf(bouwkundig, uitgave),
      hout === null ? null : houtOf(hout, uitgave),
    ]) {
      if (deel !== null) middelen.set(`${deel.soort} ${deel.naam}`, deel);
    }
  }
  return [
    ...catalogus.hoekankers
      .filter(({ id }) => gebruikt.has(id))
      .map((anker) => hoekankerOf(anker, uitgave)),
    ...middelen.values(),
  ];
};
