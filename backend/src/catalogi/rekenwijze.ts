import type { Catalogus } from '@adviestool/contract/catalogus';
import type { CatalogusNaam } from '@adviestool/contract/vastgesteld';

/** What the projects of a group are calculated with. */
export interface Rekenwijze {
  catalogus: Catalogus;
  naam: CatalogusNaam;
  /** Names the versions of everything that an outcome depends on besides the project. */
  versies: string;
}
