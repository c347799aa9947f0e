import type { RapportInvoer } from './rapportGegevensOf.ts';
import type { BijlageBestand } from './zetRapport.ts';

/** What a process of its own makes a report of; it goes there as a copy. */
export interface RapportOpdracht extends Omit<RapportInvoer, 'bijlagen' | 'logo'> {
  readonly bestanden: readonly BijlageBestand[];
  readonly logo: { readonly pad: string; readonly bytes: Uint8Array } | null;
}
