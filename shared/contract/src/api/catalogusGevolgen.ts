import { catalogusGevolgenLijstSchema, type CatalogusGevolgenLijst } from '../catalogusGevolgen.ts';
import type { CatalogusNaam } from '../catalogusNaam.ts';
import type { Transport } from './transport.ts';

const textOf = ({ id, versie }: CatalogusNaam): string => `${id}/${versie}`;

/** `GET /api/v2/group/{groupId}/catalogi/gevolgen`. @throws HttpError 404 for a version that is not known */
export const fetchCatalogusGevolgen = async (
  api: Transport,
  groupId: number,
  asked: { van: CatalogusNaam; naar: CatalogusNaam; page: number; signal: AbortSignal },
): Promise<CatalogusGevolgenLijst> => {
  const { van, naar, page, signal } = asked;
  const answer = await api.request({
    method: 'GET',
    path: `/api/v2/group/${groupId}/catalogi/gevolgen`,
    query: { van: textOf(van), naar: textOf(naar), page },
    answer: catalogusGevolgenLijstSchema,
    signal,
  });
  return answer.data;
};
