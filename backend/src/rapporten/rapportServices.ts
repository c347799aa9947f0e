import type { Certificaten } from '../bewijs/certificatenbestand.ts';
import type { Sleutelbos } from '../bewijs/sleutelbos.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';
import type { SiteInstellingen } from './siteInstellingen.ts';

/** What makes reports works with. */
export interface RapportServices extends CatalogusServices {
  /** What reports take from the site; null: there is none. */
  siteInstellingen: () => readonly SiteInstellingen[];
  /** The keys that sign numbers, as they are now. */
  sleutelbos: () => Promise<Sleutelbos>;
  /** The certificates that sign files. */
  certificaten: Certificaten;
}
