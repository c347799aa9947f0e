import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Uitkomst, ZijdeUitkomst } from '@adviestool/contract/vastgesteld';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';

import type { Advies, Melding, ZijdeAdvies } from '../rekenen/advies.ts';
import { gebruiktBevestigingsmiddelen } from '../rekenen/ondergrond.ts';

/** The number of hoekankers that a side uses; null: there is none to advise. */
const aantalOf = ({ geadviseerd, gekozen }: ZijdeAdvies): number | null =>
  geadviseerd === null ? null : (gekozen ?? geadviseerd);

/** An advice, as it is calculated or as it was signed. */
export type Uitgekomen = Pick<Advies, 'zijden'> & {
  readonly meldingen: readonly (Pick<Melding, 'soort'> & {
    readonly code: string;
    readonly zijde?: Zijde | undefined;
  })[];
};

/** The warnings of a side; that of the weight outside the edge of the floor is of the side that bears it. */
const waarschuwingenOp = ({ meldingen }: Uitgekomen, zijde: Zijde): string[] =>
  meldingen
    .filter(({ soort }) => soort === 'waarschuwing')
    .filter((melding) =>
      melding.code === 'ZWAARTEPUNT_BUITEN_VLOERRAND'
        ? zijde === 'onderzijde'
        : melding.zijde === zijde,
    )
    .map(({ code }) => code);

/** What an advice comes to: of each anchored side what is advised and used. */
export const uitkomstOf = (
  uitgekomen: Uitgekomen,
  { gevelvullingEnKaderData, productKeuze }: Gevelvulling,
): Uitkomst => {
  const metMiddelen = gebruiktBevestigingsmiddelen(gevelvullingEnKaderData);
  const uitkomst: Uitkomst = {};
  for (const zijde of ZIJDEN) {
    const advies = uitgekomen.zijden[zijde];
    if (advies === undefined) continue;
    const { hoekanker, bevestigingsmiddelen } = productKeuze[zijde];
    uitkomst[zijde] = {
      hoekanker,
      bevestigingsmiddelen: metMiddelen ? bevestigingsmiddelen : null,
      aantal: aantalOf(advies),
      geadviseerd: advies.geadviseerd,
      hartOpHart: advies.hartOpHart,
      unityCheck: advies.unityCheck,
      oordeel: advies.status,
      waarschuwingen: waarschuwingenOp(uitgekomen, zijde),
      posities: [...advies.posities],
    } satisfies ZijdeUitkomst;
  }
  return uitkomst;
};
