import type { Catalogus } from '@adviestool/contract/catalogus';
import type { CatalogusKeuze, CatalogusNaam } from '@adviestool/contract/catalogusNaam';

/** What a project is calculated with. */
export interface Rekenwijze {
  catalogus: Catalogus;
  /** Of the catalogue. */
  naam: CatalogusNaam;
  /** Tells its content, whatever it is called. */
  hash: string;
  /** Names the versions of everything that an outcome depends on besides the project. */
  versies: string;
}

/**
 * What a project of a group is calculated with that names this catalogue, or none; null: it is not
 * known, and there is no other in its place.
 */
export type RekenwijzeVan = (keuze: CatalogusKeuze) => Rekenwijze | null;
