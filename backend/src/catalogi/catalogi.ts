import * as CATALOGUS from '@adviestool/contract/calls/catalogus';
import * as CATALOGUS_LIJST from '@adviestool/contract/calls/catalogusLijst';
import type { CatalogusKeuze } from '@adviestool/contract/catalogusNaam';

import type { RekenwijzeVan } from './rekenwijze.ts';
import { invalid, notFound } from '../http/httpProblem.ts';
import { accessOf } from '../access/access.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import type { CatalogusServices } from './catalogusServices.ts';

/** Refuses data of a project that name a catalogue which is not known. @throws HttpProblem 422 */
export const checkCatalogus = (keuze: CatalogusKeuze, rekenwijzeVan: RekenwijzeVan): void => {
  if (keuze && rekenwijzeVan(keuze) === null) {
    throw invalid(`catalogus: De catalogus ${keuze.id} ${keuze.versie} is niet bekend.`);
  }
};

/** The versions of catalogues that a group calculates with, and one of them. */
export const registerCatalogi = (app: App, { rekenwijzen }: CatalogusServices): void => {
  registerCalls(app, CATALOGUS_LIJST, {
    fetchCatalogusLijst: async (request) => {
      const { inGebruik, alle } = await rekenwijzen.list(accessOf(request).group.id);
      return {
        catalogi: alle.map((each) => ({ ...each.naam, in_gebruik: each === inGebruik })),
      };
    },
  });

  registerCalls(app, CATALOGUS, {
    fetchCatalogus: async (request) => {
      const { id, versie } = request.params;
      const found = await rekenwijzen.of(accessOf(request).group.id, { id, versie });
      if (found === null) throw notFound('Deze versie van de catalogus is niet bekend.');
      return found.catalogus;
    },
  });
};
