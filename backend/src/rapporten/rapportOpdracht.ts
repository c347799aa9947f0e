import type { RapportDocument, RapportSoort } from '@adviestool/contract/rapporten';

import type { RapportInvoer } from './rapportGegevensOf.ts';
import type { RapportMontage } from './montageVan.ts';
import type { RapportLogo } from './rapportLogoOf.ts';

/** What a process of its own makes a report of; it goes there as a copy. */
export interface RapportOpdracht extends Omit<RapportInvoer, 'bewijs' | 'logo'> {
  readonly soort: RapportSoort;
  /** What is made in place of the report; absent: the report itself. */
  readonly document?: RapportDocument;
  /** What was mounted on site, for what tells of it. */
  readonly montage?: RapportMontage;
  /** Name of the report within a dossier. */
  readonly bestandsnaam: string;
  readonly logo: RapportLogo | null;
  /** Who wrote the revision, for the signed numbers. */
  readonly schrijver: string | null;
  /** The configured address of the site, where the report can be checked. */
  readonly siteOrigin: string;
}
