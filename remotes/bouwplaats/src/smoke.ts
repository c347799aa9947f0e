import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { sampleAnswer } from '@adviestool/contract/builders/sampleAnswer';
import {
  fetchBouwplaats,
  fetchBouwplaatsCatalogus,
  fetchBouwplaatsMontage,
} from '@adviestool/contract/calls/bouwplaats';
import { fetchMontage } from '@adviestool/contract/calls/montage';
import {
  VOORBEELD_GEVELVULLING_ID,
  voorbeeldInzage,
} from '@adviestool/domain/builders/voorbeeldAntwoorden';
import type { SmokeDefinition } from '@adviestool/federation/smoke/smokeDefinition';

/** How its pages are looked at before a release is switched to. */
export const smoke: SmokeDefinition = {
  params: { gevelvullingId: VOORBEELD_GEVELVULLING_ID },
  answers: {
    ...sampleAnswer(fetchBouwplaats, voorbeeldInzage),
    ...sampleAnswer(fetchBouwplaatsCatalogus, buildCatalogus()),
    ...sampleAnswer(fetchBouwplaatsMontage, { invoer: [] }),
    ...sampleAnswer(fetchMontage, { invoer: [] }),
  },
};
