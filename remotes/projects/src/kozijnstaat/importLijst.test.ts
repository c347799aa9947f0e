import { expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import { withMissingProducts } from './importLijst.ts';

const BASIS = {
  projectGegevens: buildProject().projectGegevens,
  catalogus: buildCatalogus(),
};

test('a side without a hoekanker gets the recommended one; a chosen one stays, whatever is recommended', () => {
  const { productKeuze, ...rest } = buildGevelvulling();
  const own = { hoekanker: 'eigen', bevestigingsmiddelen: null };
  const none = { hoekanker: null, bevestigingsmiddelen: null };
  const gevelvulling = {
    ...rest,
    productKeuze: { ...productKeuze, onderzijde: own, bovenzijde: none },
  };

  const filled = withMissingProducts(gevelvulling, BASIS);
  expect(filled.productKeuze.onderzijde.hoekanker).toBe('eigen');
  expect(filled.productKeuze.bovenzijde.hoekanker).toBe('anker');
});
