import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { sampleAnswer } from '@adviestool/contract/builders/sampleAnswer';
import { fetchInzage, fetchInzageCatalogus } from '@adviestool/contract/calls/inzage';
import {
  VOORBEELD_GEVELVULLING_ID,
  voorbeeldInzage,
} from '@adviestool/domain/builders/voorbeeldAntwoorden';
import type { SmokeDefinition } from '@adviestool/federation/smoke/smokeDefinition';

/** How its pages are looked at before a release is switched to. */
export const smoke: SmokeDefinition = {
  params: { gevelvullingId: VOORBEELD_GEVELVULLING_ID },
  answers: {
    ...sampleAnswer(fetchInzage, voorbeeldInzage),
    ...sampleAnswer(fetchInzageCatalogus, buildCatalogus()),
  },
};
