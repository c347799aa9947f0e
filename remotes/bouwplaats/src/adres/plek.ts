import { BOUWPLAATS, bouwplaatsGevelvullingPath, bouwplaatsPath } from '@adviestool/contract/paths';
import { projectIdOf } from '@adviestool/contract/projectAddress';
import type { PageArgs } from '@adviestool/contract/remoteModule';

/** The site of a project: of who is logged in, or of who has a link. */
export type Plek =
  | { readonly soort: 'project'; readonly projectId: number }
  | { readonly soort: 'link'; readonly inzageId: string };

export const plekOf = (params: PageArgs['params']): Plek => {
  const { inzageId } = params;
  return inzageId === undefined
    ? { soort: 'project', projectId: projectIdOf(params) }
    : { soort: 'link', inzageId };
};

/** What a phone keeps it under. */
export const sleutelOf = (plek: Plek): string =>
  plek.soort === 'project' ? `project:${plek.projectId}` : `link:${plek.inzageId}`;

/** The site of a project that is kept under a key; null: it is that of a link. */
export const projectPlekVan = (sleutel: string): Plek | null => {
  const [soort, id] = sleutel.split(':');
  return soort === 'project' ? { soort, projectId: Number(id) } : null;
};

export const lijstPath = (plek: Plek): string =>
  plek.soort === 'project' ? bouwplaatsPath(plek.projectId) : `${BOUWPLAATS}/${plek.inzageId}`;

export const gevelvullingPath = (plek: Plek, id: string): string =>
  plek.soort === 'project'
    ? bouwplaatsGevelvullingPath(plek.projectId, id)
    : `${lijstPath(plek)}/gevelvulling/${id}`;
