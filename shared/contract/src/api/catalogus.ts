import { catalogusSchema, type Catalogus } from '../catalogus.ts';
import type { CatalogusNaam } from '../catalogusNaam.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/catalogi/{id}/{versie}`. @throws HttpError 404 for one that is not known */
export const fetchCatalogus = async (
  api: Transport,
  groupId: number,
  { id, versie }: CatalogusNaam,
): Promise<Catalogus> => {
  const path = `/api/v2/group/${groupId}/catalogi/${id}/${versie}`;
  return (await api.request({ method: 'GET', path, answer: catalogusSchema })).data;
};
