import type { Bestelling } from '@adviestool/contract/bestellingen';
import type { Project } from '@adviestool/contract/project';

export interface BestellijstData {
  project: Project;
  /** The newest first. */
  bestellingen: readonly Bestelling[];
}
