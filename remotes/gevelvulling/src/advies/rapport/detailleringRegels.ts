import type { DetailleringData } from '@adviestool/contract/gevelvulling';
import { DETAILLERING_REGISTER } from '@adviestool/domain/velden/detailleringVelden';
import type { Definition } from '@adviestool/ui/DefinitionList';

import { known, regelsOf } from './regel.ts';

/** What the report says of the detaillering: everything that was filled in, in the order of the form. */
export const detailleringRegels = (data: DetailleringData): Definition[] =>
  known(regelsOf(DETAILLERING_REGISTER, data));
