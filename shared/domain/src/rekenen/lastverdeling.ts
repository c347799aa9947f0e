import { ZIJDEN, type PerZijde, type Zijde } from '@adviestool/contract/zijde';

import { formule } from './formule.ts';
import type { Meter, VierkanteMeter } from './units.ts';

export const oppervlakte = formule({
  symbool: 'A',
  naam: 'Oppervlakte',
  eenheid: 'm²',
  bron: 'rekenmodel 4.1',
  tekst: 'B · H',
  reken: ({ B, H }) => B * H,
});

const LASTVLAK = {
  symbool: 'A_zijde',
  naam: 'Oppervlakte naar deze zijde',
  eenheid: 'm²',
  bron: 'rekenmodel 4.1 stap 6',
} as const;

/** What goes to a side along lines of 45°, by the shape that it has. */
export const LASTVLAKKEN = {
  halfMinKwartHoogte: formule({
    ...LASTVLAK,
    tekst: 'B · H / 2 − H² / 4',
    reken: ({ B, H }) => (B * H) / 2 - H ** 2 / 4,
  }),
  kwartHoogte: formule({ ...LASTVLAK, tekst: 'H² / 4', reken: ({ H }) => H ** 2 / 4 }),
  kwartBreedte: formule({ ...LASTVLAK, tekst: 'B² / 4', reken: ({ B }) => B ** 2 / 4 }),
  halfMinKwartBreedte: formule({
    ...LASTVLAK,
    tekst: 'B · H / 2 − B² / 4',
    reken: ({ B, H }) => (B * H) / 2 - B ** 2 / 4,
  }),
  half: formule({ ...LASTVLAK, tekst: 'B · H / 2', reken: ({ B, H }) => (B * H) / 2 }),
  helftVanRest: formule({
    ...LASTVLAK,
    tekst: '(B · H − B² / 4) / 2',
    reken: ({ B, H }) => (B * H - B ** 2 / 4) / 2,
  }),
  trapezium: formule({ ...LASTVLAK, tekst: '(B − H) · H', reken: ({ B, H }) => (B - H) * H }),
  halfKwadraatHoogte: formule({ ...LASTVLAK, tekst: 'H² / 2', reken: ({ H }) => H ** 2 / 2 }),
} as const;

export type LastvlakVorm = keyof typeof LASTVLAKKEN;

/** The part of the area that goes to one side (per stijl for `zijkanten`). */
export interface Lastvlak {
  readonly vorm: LastvlakVorm;
  readonly A_zijde: VierkanteMeter;
}

/** Whether the anchored sides can take the wind: bottom and top, or both stijlen (rekenmodel 4.1 step 1). */
export const isVoldoendeVerankerd = (verankerd: readonly Zijde[]): boolean =>
  verankerd.includes('zijkanten') ||
  (verankerd.includes('onderzijde') && verankerd.includes('bovenzijde'));

const vormenOf = (
  B: Meter,
  H: Meter,
  verankerd: readonly Zijde[],
): { horizontaal: LastvlakVorm; stijl: LastvlakVorm } => {
  const onder = verankerd.includes('onderzijde');
  const boven = verankerd.includes('bovenzijde');
  if (!verankerd.includes('zijkanten') || (!onder && !boven)) {
    return { horizontaal: 'half', stijl: 'half' };
  }
  if (onder !== boven) {
    return H >= B / 2
      ? { horizontaal: 'kwartBreedte', stijl: 'helftVanRest' }
      : { horizontaal: 'trapezium', stijl: 'halfKwadraatHoogte' };
  }
  return B >= H
    ? { horizontaal: 'halfMinKwartHoogte', stijl: 'kwartHoogte' }
    : { horizontaal: 'kwartBreedte', stijl: 'halfMinKwartBreedte' };
};

/**
 * Divides the area over the anchored sides along 45° lines (rekenmodel 4.1 step 6); with two stijlen the
 * parts add up to B · H. Empty when the sides cannot take the wind.
 */
export const verdeelLast = (
  B: Meter,
  H: Meter,
  verankerd: readonly Zijde[],
): Partial<PerZijde<Lastvlak>> => {
  if (!isVoldoendeVerankerd(verankerd)) return {};
  const { horizontaal, stijl } = vormenOf(B, H, verankerd);
  const verdeling: Partial<PerZijde<Lastvlak>> = {};
  for (const zijde of ZIJDEN) {
    if (!verankerd.includes(zijde)) continue;
    const vorm = zijde === 'zijkanten' ? stijl : horizontaal;
    verdeling[zijde] = { vorm, A_zijde: LASTVLAKKEN[vorm].reken({ B, H }) };
  }
  return verdeling;
};
