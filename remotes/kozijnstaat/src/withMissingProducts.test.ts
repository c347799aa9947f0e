import { expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import { withMissingProducts } from './withMissingProducts.ts';

const BASIS = {
  projectGegevens: buildProject().projectGegevens,
  catalogus: buildCatalogus(),
  voorkeur: 'lichtste',
} as const;

/** A second product, which carries ten times as much. */
const [licht] = BASIS.catalogus.hoekankers;
const zwaar = licht && {
  ...licht,
  id: 'zwaar',
  FwRk: 10 * licht.FwRk,
  FgRk: 10 * (licht.FgRk ?? 0),
};
const geen = { hoekanker: null, bevestigingsmiddelen: null };

test.each([
  ['lichtste', 'anker'],
  ['minste', 'zwaar'],
] as const)('to whom the %s counts, %s is recommended', (voorkeur, hoekanker) => {
  const catalogus = { ...BASIS.catalogus, hoekankers: [licht, zwaar].flatMap((one) => one ?? []) };
  const gevelvulling = buildGevelvulling({
    productKeuze: perZijde(() => geen),
    detailleringData: {
      ...buildGevelvulling().detailleringData,
      gewichtinvoer: 'totaalgewicht',
      totaalgewicht: 1800,
    },
  });

  const filled = withMissingProducts(gevelvulling, { ...BASIS, catalogus, voorkeur });
  expect(filled.productKeuze.onderzijde.hoekanker).toBe(hoekanker);
});

test('a side without a hoekanker gets the recommended one; a chosen one stays, whatever is recommended', () => {
  const { productKeuze, ...rest } = buildGevelvulling();
  const own = { hoekanker: 'eigen', bevestigingsmiddelen: null };
  const gevelvulling = {
    ...rest,
    productKeuze: { ...productKeuze, onderzijde: own, bovenzijde: geen },
  };

  const filled = withMissingProducts(gevelvulling, BASIS);
  expect(filled.productKeuze.onderzijde.hoekanker).toBe('eigen');
  expect(filled.productKeuze.bovenzijde.hoekanker).toBe('anker');
});
