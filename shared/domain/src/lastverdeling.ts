import { ZIJDEN, type PerZijde, type Zijde } from '@adviestool/contract/zijde';

import { vierkanteMeter, type Meter, type VierkanteMeter } from './units.ts';

/** The part of the area that goes to one side (per stijl for `zijkanten`), with its formula in B and H. */
export interface Lastvlak {
  readonly formule: string;
  readonly oppervlakte: VierkanteMeter;
}

type Vlak = Readonly<{ formule: string; area: (B: number, H: number) => number }>;

const VLAKKEN = {
  halfMinKwartHoogte: { formule: 'B·H/2 − H²/4', area: (B, H) => (B * H) / 2 - H ** 2 / 4 },
  kwartHoogte: { formule: 'H²/4', area: (_B, H) => H ** 2 / 4 },
  kwartBreedte: { formule: 'B²/4', area: (B) => B ** 2 / 4 },
  halfMinKwartBreedte: { formule: 'B·H/2 − B²/4', area: (B, H) => (B * H) / 2 - B ** 2 / 4 },
  half: { formule: 'B·H/2', area: (B, H) => (B * H) / 2 },
  helftVanRest: { formule: '(B·H − B²/4)/2', area: (B, H) => (B * H - B ** 2 / 4) / 2 },
  trapezium: { formule: '(B − H)·H', area: (B, H) => (B - H) * H },
  halfKwadraatHoogte: { formule: 'H²/2', area: (_B, H) => H ** 2 / 2 },
} as const satisfies Record<string, Vlak>;

/** Whether the anchored sides can take the wind: bottom and top, or both stijlen (rekenmodel 4.1 step 1). */
export const isVoldoendeVerankerd = (verankerd: readonly Zijde[]): boolean =>
  verankerd.includes('zijkanten') ||
  (verankerd.includes('onderzijde') && verankerd.includes('bovenzijde'));

const vlakkenOf = (
  B: Meter,
  H: Meter,
  verankerd: readonly Zijde[],
): { horizontaal: Vlak; stijl: Vlak } => {
  const onder = verankerd.includes('onderzijde');
  const boven = verankerd.includes('bovenzijde');
  if (!verankerd.includes('zijkanten') || (!onder && !boven)) {
    return { horizontaal: VLAKKEN.half, stijl: VLAKKEN.half };
  }
  if (onder !== boven) {
    return H >= B / 2
      ? { horizontaal: VLAKKEN.kwartBreedte, stijl: VLAKKEN.helftVanRest }
      : { horizontaal: VLAKKEN.trapezium, stijl: VLAKKEN.halfKwadraatHoogte };
  }
  return B >= H
    ? { horizontaal: VLAKKEN.halfMinKwartHoogte, stijl: VLAKKEN.kwartHoogte }
    : { horizontaal: VLAKKEN.kwartBreedte, stijl: VLAKKEN.halfMinKwartBreedte };
};

/**
 * Divides the area over the anchored sides along 45° lines (rekenmodel 4.1 step 6); with two stijlen the
 * parts add up to B · H. Empty when the sides cannot take the wind.
 */
export const verdeelLast = (
  breedte: Meter,
  hoogte: Meter,
  verankerd: readonly Zijde[],
): Partial<PerZijde<Lastvlak>> => {
  if (!isVoldoendeVerankerd(verankerd)) return {};
  const { horizontaal, stijl } = vlakkenOf(breedte, hoogte, verankerd);
  const verdeling: Partial<PerZijde<Lastvlak>> = {};
  for (const zijde of ZIJDEN) {
    if (!verankerd.includes(zijde)) continue;
    const { formule, area } = zijde === 'zijkanten' ? stijl : horizontaal;
    verdeling[zijde] = { formule, oppervlakte: vierkanteMeter(area(breedte, hoogte)) };
  }
  return verdeling;
};
