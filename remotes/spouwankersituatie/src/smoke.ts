import type { Spouwankersituatie } from '@adviestool/contract/spouwankersituatie';
import type { SmokeDefinition } from '@adviestool/federation/smoke/smokeDefinition';

const concept: Spouwankersituatie = {
  id: 'proef',
  situatie: { merk: 'S01', aantal: 1, wandhoogte: 2700, wandbreedte: 4000 },
  detaillering: {},
  productkeuze: {},
};

/** How its pages are looked at before a release is switched to: with a concept, in a project that `projects` answers. */
export const smoke: SmokeDefinition = {
  params: { spouwankersituatieId: concept.id },
  session: { 'spouwankersituaties:1:1': [concept] },
  leads: {
    'spouwankersituatie-index':
      '/project/:projectId/spouwankersituatie/:spouwankersituatieId/detaillering',
  },
};
