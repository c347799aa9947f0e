import { catalogusSchema } from '@adviestool/contract/catalogus';
import { catalogusLijstSchema } from '@adviestool/contract/catalogusLijst';
import { catalogusNaamSchema, type CatalogusKeuze } from '@adviestool/contract/catalogusNaam';

import type { RekenwijzeVan } from './rekenwijze.ts';
import { invalid, notFound } from '../http/httpProblem.ts';
import { accessOf } from '../access/access.ts';
import type { App } from '../http/services.ts';
import type { CatalogusServices } from './catalogusServices.ts';

const PATH = '/api/v2/group/:groupId/catalogi';

/** Refuses data of a project that name a catalogue which is not known. @throws HttpProblem 422 */
export const checkCatalogus = (keuze: CatalogusKeuze, rekenwijzeVan: RekenwijzeVan): void => {
  if (keuze && rekenwijzeVan(keuze) === null) {
    throw invalid(`catalogus: De catalogus ${keuze.id} ${keuze.versie} is niet bekend.`);
  }
};

/** The versions of catalogues that a group calculates with, and one of them. */
export const registerCatalogi = (app: App, { rekenwijzen }: CatalogusServices): void => {
  app.get(PATH, { schema: { response: { 200: catalogusLijstSchema } } }, async (request) => {
    const { inGebruik, alle } = await rekenwijzen.list(accessOf(request).group.id);
    return {
      catalogi: alle.map((each) => ({ ...each.naam, in_gebruik: each === inGebruik })),
    };
  });

  app.get(
    `${PATH}/:id/:versie`,
    { schema: { params: catalogusNaamSchema.loose(), response: { 200: catalogusSchema } } },
    async (request) => {
      const { id, versie } = request.params;
      const found = await rekenwijzen.of(accessOf(request).group.id, { id, versie });
      if (found === null) throw notFound('Deze versie van de catalogus is niet bekend.');
      return found.catalogus;
    },
  );
};
