import type { GevelvullingEnKaderData, PLAATS_SOORTEN } from '@adviestool/contract/gevelvulling';

import { KADER_VELDEN } from '../velden/kaderVelden.ts';

const { gevel: GEVEL, bouwlaag: BOUWLAAG, draairichting: DRAAIRICHTING } = KADER_VELDEN;

/** Where a gevelvulling is and how it turns, in one line; empty where that is not filled in. */
export const plaatsTekst = ({
  gevel,
  bouwlaag,
  ruimte,
  draairichting,
}: Pick<GevelvullingEnKaderData, keyof typeof PLAATS_SOORTEN>): string =>
  [
    gevel ? `${GEVEL.label} ${gevel}` : '',
    bouwlaag ? `${BOUWLAAG.label.toLowerCase()} ${bouwlaag}` : '',
    ruimte ?? '',
    draairichting ? DRAAIRICHTING.opties[draairichting].toLowerCase() : '',
  ]
    .filter((deel) => deel !== '')
    .join(' · ');
