import { VOORBEELD_GEVELVULLING_ID } from '@adviestool/domain/builders/voorbeeldAntwoorden';
import type { SmokeDefinition } from '@adviestool/federation/smoke/smokeDefinition';

/** How its pages are looked at before a release is switched to, in a project that `projects` answers. */
export const smoke: SmokeDefinition = {
  params: { gevelvullingId: VOORBEELD_GEVELVULLING_ID },
  leads: { 'gevelvulling-index': '/project/:projectId/gevelvulling/:gevelvullingId/advies' },
};
