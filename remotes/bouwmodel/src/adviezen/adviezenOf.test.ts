import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';
import { expect, test } from '@jest/globals';

import { adviezenOf } from './adviezenOf.ts';

const meldingenBij = (windvormFactor: number): readonly string[] | undefined => {
  const { projectGegevens } = buildProject();
  const gevelvullingen = [buildGevelvulling()];
  const project = buildProject({
    projectGegevens: { ...projectGegevens, windvormFactor },
    gevelvullingen,
  });
  const catalogus = buildCatalogus();
  const { rijOf } = gevelvullingRijIn({ projectGegevens: project.projectGegevens, catalogus });
  const { gevelvullingen: adviezen } = adviezenOf({
    project,
    revisies: null,
    catalogus,
    rijen: gevelvullingen.map(rijOf),
    metadataId: 'model',
    tekeningen: new Map(),
  });
  return adviezen[0]?.meldingen;
};

test('a parent frame is told with a verdict what was warned of beside it', () => {
  expect(meldingenBij(1.4)).not.toContainEqual(expect.stringContaining('Windvormfactor'));
  expect(meldingenBij(0)).toContain('Windvormfactor: Er is geen wind gerekend.');
});
