import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { UpdateReset } from '@adviestool/contract/importQueue';

import { resetProductKeuze } from '../productkeuze/resetProductKeuze.ts';
import { applyAntwoorden } from '../velden/antwoorden.ts';
import { modelwaardenOf, textOf } from './mapGevelvulling.ts';
import type { Updateplan, UpdateRegel } from './planUpdate.ts';

/** The merk that a row of an update is known by. */
export const merkVan = (regel: UpdateRegel): string | null =>
  regel.soort === 'nieuw' ? textOf(regel.sent.merk) : regel.stored.gevelvullingEnKaderData.merk;

/** What a row makes of products that were chosen; null: it changes nothing that they depend on. */
const changedBy = (regel: UpdateRegel): Gevelvulling | null => {
  if (regel.soort === 'nieuw') {
    return regel.afkomst && applyAntwoorden(regel.afkomst, modelwaardenOf(regel.sent));
  }
  return regel.soort === 'vervallen' || Object.keys(regel.antwoorden).length === 0
    ? null
    : applyAntwoorden(regel.stored, regel.antwoorden);
};

/** The rows of an update that take products away, as `applyUpdate` does, with what the user is told. */
export const listResets = ({ regels }: Updateplan, catalogus: Catalogus): UpdateReset[] =>
  regels.flatMap((regel) => {
    const gevelvulling = changedBy(regel);
    if (gevelvulling === null) return [];
    const { messages } = resetProductKeuze({ gevelvulling, catalogus });
    return messages.length === 0 ? [] : [{ id: regel.id, merk: merkVan(regel), messages }];
  });
