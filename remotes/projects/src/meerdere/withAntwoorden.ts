import { applyAntwoorden, type Antwoorden } from '@adviestool/domain/velden/antwoorden';
import type { Change } from '@adviestool/state/undoableChanges';

import { withEach, type Wijzigbasis } from './withEach.ts';

/** The same answers in each. */
export const withAntwoorden = (
  ids: ReadonlySet<string>,
  antwoorden: Antwoorden,
  basis: Wijzigbasis,
): Change => withEach(ids, (gevelvulling) => applyAntwoorden(gevelvulling, antwoorden), basis);

/** Other answers in each, by the id of the gevelvulling. */
export const withAntwoordenPer = (
  antwoorden: ReadonlyMap<string, Antwoorden>,
  basis: Wijzigbasis,
): Change =>
  withEach(
    new Set(antwoorden.keys()),
    (gevelvulling) =>
      applyAntwoorden(gevelvulling, antwoorden.get(gevelvulling.gevelvullingEnKaderData.id) ?? {}),
    basis,
  );
