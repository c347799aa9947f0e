import { chooseAanbevolen } from '@adviestool/domain/productkeuze/chooseAanbevolen';
import type { Voorkeur } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import type { Change } from '@adviestool/state/undoableChanges';

import { withEach, type Wijzigbasis } from './withEach.ts';

/** What is recommended on every side of each. */
export const withAanbevolen = (
  ids: ReadonlySet<string>,
  voorkeur: Voorkeur,
  basis: Wijzigbasis,
): Change =>
  withEach(
    ids,
    (gevelvulling, { projectGegevens }) =>
      chooseAanbevolen({ gevelvulling, projectGegevens, catalogus: basis.catalogus, voorkeur }),
    basis,
  );
