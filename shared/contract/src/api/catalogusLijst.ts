import { catalogusLijstSchema, type CatalogusLijst } from '../catalogusLijst.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/catalogi`. */
export const fetchCatalogusLijst = async (
  api: Transport,
  groupId: number,
): Promise<CatalogusLijst['catalogi']> => {
  const path = `/api/v2/group/${groupId}/catalogi`;
  return (await api.request({ method: 'GET', path, answer: catalogusLijstSchema })).data.catalogi;
};
