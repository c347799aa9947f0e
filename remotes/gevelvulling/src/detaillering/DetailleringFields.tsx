import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { detailleringVraagOf } from '@adviestool/domain/velden/detaillering';
import type { VariantId } from '@adviestool/domain/velden/variants';
import { GEVELVULLING_REGELS } from '@adviestool/domain/waarschuwen/gevelvullingWaarschuwingen';
import { DETAILLERING_BEELDEN } from '@adviestool/forms/velden/detailleringBeelden';
import { VeldenFields } from '@adviestool/forms/velden/VeldenFields';

interface DetailleringFieldsProps {
  variant: VariantId;
  kader: Gevelvulling['gevelvullingEnKaderData'];
}

/** The questions of a variant; an answer may ask for more. */
export const DetailleringFields = ({ variant, kader }: DetailleringFieldsProps) => (
  <VeldenFields
    vraag={detailleringVraagOf(variant)}
    beelden={DETAILLERING_BEELDEN}
    regels={GEVELVULLING_REGELS}
    bekend={kader}
  />
);
