import {
  catalogusGevolgenLijstSchema,
  catalogusGevolgenVraagSchema,
} from '../catalogusGevolgen.ts';
import type { Call } from './call.ts';

/* What another catalogue does to every project. */

export const fetchCatalogusGevolgen = {
  method: 'GET',
  path: '/api/v2/group/:groupId/catalogi/gevolgen',
  right: 'read-project',
  heavy: 'always',
  query: catalogusGevolgenVraagSchema,
  answer: catalogusGevolgenLijstSchema,
} as const satisfies Call;
