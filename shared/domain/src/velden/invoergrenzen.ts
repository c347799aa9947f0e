import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { PerZijde } from '@adviestool/contract/zijde';

/* Bounds of what is filled in; fields, settings and calculation take them from here. Sources: see uitgangspunten.ts. */

/**
 * Largest breedte and hoogte, mm. [P] It catches two sizes typed as one (40002000), which would ask for tens of
 * thousands of hoekankers.
 */
export const MAAT_MAXIMUM = 100_000;

/** Largest number of one gevelvulling. [P] It catches another number pasted in its place, and keeps every total exact. */
export const AANTAL_MAXIMUM = 100_000;

/** Height of a building, whole m. [S] */
export const GEBOUWHOOGTE_GRENZEN = { min: 1, max: 200 } as const;

/** Hart-op-hart in mm. [S] rekenmodel 3.1. */
export const HART_OP_HART_GRENZEN: Readonly<
  Record<GevelvullingType, Readonly<PerZijde<{ readonly min: number; readonly max: number }>>>
> = {
  hsb: {
    onderzijde: { min: 300, max: 1000 },
    zijkanten: { min: 300, max: 1500 },
    bovenzijde: { min: 300, max: 1000 },
  },
  kozijn: {
    onderzijde: { min: 120, max: 700 },
    zijkanten: { min: 200, max: 700 },
    bovenzijde: { min: 120, max: 700 },
  },
  schuifpui: {
    onderzijde: { min: 120, max: 700 },
    zijkanten: { min: 200, max: 700 },
    bovenzijde: { min: 120, max: 700 },
  },
};
/** Edge distance. [P] rekenmodel 3.1: the standard is the only value inside KVT, VKG, VMRG and RAL. */
export const RANDAFSTAND = { standaard: 200, maximum: 300 } as const;
