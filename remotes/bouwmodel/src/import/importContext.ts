import type { Transport } from '@adviestool/contract/api/transport';
import type { Catalogus } from '@adviestool/contract/catalogus';
import type { CatalogusKeuze } from '@adviestool/contract/catalogusNaam';
import type { ImportAction } from '@adviestool/contract/importQueue';

import type { Pause } from './callPatiently.ts';

/** What an import is run with. */
export interface ImportContext {
  api: Transport;
  groupId: number;
  clientVersion: string;
  pause: Pause;
  /** The catalogue that a project is calculated with. @throws ApiError */
  loadCatalogus: (keuze: CatalogusKeuze) => Promise<Catalogus>;
  /** Told what is done next. */
  onAction: (action: ImportAction) => void;
}
