import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import type { SleepPlek, Richting } from '../rijen/volgorde.ts';

/** What a card asks of the list. */
export interface GevelvullingActies {
  duplicate: (rij: GevelvullingRij) => void;
  remove: (rij: GevelvullingRij) => void;
  /** Makes it the standard of its type. */
  makeStandaard: (rij: GevelvullingRij) => void;
  /** Asks about fixing its advice, or about taking that back. */
  fix: (rij: GevelvullingRij) => void;
  copyDetaillering: (rij: GevelvullingRij) => void;
  /** Whether another gevelvulling has a detaillering to take over. */
  canCopyDetaillering: (rij: GevelvullingRij) => boolean;
  move: (rij: GevelvullingRij, richting: Richting) => void;
  /** The id of the card that is dragged. */
  dragged: string | null;
  drag: (id: string | null) => void;
  drop: (plek: SleepPlek) => void;
  /** Id of the text that says how a card is moved. */
  uitlegId: string;
}
