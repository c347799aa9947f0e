import { detailleringVraagOf } from '@adviestool/domain/velden/detaillering';
import type { VariantId } from '@adviestool/domain/velden/variants';
import { VeldenFields } from '@adviestool/forms/velden/VeldenFields';

import { BEELDEN } from './beelden.tsx';

/** The questions of a variant; an answer may ask for more. */
export const DetailleringFields = ({ variant }: { variant: VariantId }) => (
  <VeldenFields vraag={detailleringVraagOf(variant)} beelden={BEELDEN} />
);
