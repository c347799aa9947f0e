import type { Size } from '../read/maatverschilOf.ts';

/** mm that a face may differ from what was advised. */
const SPELING = 5;

/** Of an element as it is advised or drawn, mm. */
export interface VlakMaten {
  breedte: number;
  hoogte: number;
}

/** A size that is whole; null: one of both is not known. */
export const maatVan = ({ breedte, hoogte }: Size): VlakMaten | null =>
  breedte === null || hoogte === null ? null : { breedte, hoogte };

/** Whether a length is the one that was advised. */
export const isMaat = (een: number, ander: number): boolean => Math.abs(een - ander) <= SPELING;

export const isZelfdeMaat = (een: VlakMaten, ander: VlakMaten): boolean =>
  isMaat(een.breedte, ander.breedte) && isMaat(een.hoogte, ander.hoogte);
