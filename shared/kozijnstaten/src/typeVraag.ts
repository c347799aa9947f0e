import { GEVELVULLING_TYPES, type GevelvullingType } from '@adviestool/contract/gevelvulling';
import { optionOf } from '@adviestool/domain/velden/onbekendeInvoer';
import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';

import type { GelezenRij } from './readRij.ts';
import { teksten } from './teksten.ts';
import { createVraag, GEEN, type Antwoorden, type Vraag } from './vraag.ts';

/** Null: the type is chosen later. */
export type Typekeuze = GevelvullingType | null;

/** Asks for the type of the rows that have none; a list of one type often does not say it. */
export const askType = (
  rijen: readonly GelezenRij[],
  antwoorden: Antwoorden,
): { keuze: Typekeuze; vragen: readonly Vraag[] } => {
  const zonder = rijen.filter(
    ({ waarden, fouten }) =>
      waarden['gevelvullingType'] === undefined &&
      !fouten.some(({ veld }) => veld === 'gevelvullingType'),
  );
  if (zonder.length === 0) return { keuze: null, vragen: [] };
  const vraag = createVraag(
    {
      id: 'type',
      soort: 'type',
      kolommen: [],
      tekst: teksten.welkType(zonder.length),
      opties: [
        ...GEVELVULLING_TYPES.map((waarde) => ({ waarde, label: gevelvullingTypeLabels[waarde] })),
        { waarde: GEEN, label: teksten.typeLater },
      ],
      verplicht: false,
    },
    antwoorden,
  );
  return { keuze: optionOf(GEVELVULLING_TYPES, vraag.antwoord) ?? null, vragen: [vraag] };
};
