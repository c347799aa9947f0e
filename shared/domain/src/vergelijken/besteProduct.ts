import type { Hoekanker } from '@adviestool/contract/catalogus';

import type { Vergeleken } from './vergelijkIn.ts';

/**
 * The hoekanker that suits every side of the most gevelvullingen; of equal ones that with the fewest hoekankers in
 * all, and then the first of the catalogue. Null: none suits a whole gevelvulling.
 */
export const besteProduct = (lijst: readonly Vergeleken[]): Hoekanker | null => {
  const gevonden = new Map<Hoekanker, { past: number; stuks: number }>();
  for (const { gevelvulling, hoekankers } of lijst) {
    const aantal = gevelvulling.gevelvullingEnKaderData.aantal ?? 0;
    for (const { hoekanker, totaal } of hoekankers ?? []) {
      if (totaal === null) continue;
      const { past, stuks } = gevonden.get(hoekanker) ?? { past: 0, stuks: 0 };
      gevonden.set(hoekanker, { past: past + 1, stuks: stuks + totaal * aantal });
    }
  }
  const volgorde = lijst.find(({ hoekankers }) => hoekankers !== null)?.hoekankers ?? [];
  let beste: { hoekanker: Hoekanker; past: number; stuks: number } | null = null;
  for (const { hoekanker } of volgorde) {
    const telling = gevonden.get(hoekanker);
    if (telling === undefined) continue;
    const { past, stuks } = telling;
    const isBeter =
      beste === null || past > beste.past || (past === beste.past && stuks < beste.stuks);
    if (isBeter) beste = { hoekanker, past, stuks };
  }
  return beste?.hoekanker ?? null;
};
