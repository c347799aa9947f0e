export const NIEUW_PROJECT_PATH = '/project/nieuw/details';

export const projectPath = (projectId: number): string => `/project/${projectId}`;

export const projectDetailsPath = (projectId: number): string => `/project/${projectId}/details`;

export const bouwlijstPath = (projectId: number): string => `/project/${projectId}/bouwlijst`;

/** Where a gevelvulling is edited; `nieuw` in place of an id adds one. */
export const gevelvullingPath = (projectId: number, gevelvullingId: string): string =>
  `/project/${projectId}/gevelvulling/${gevelvullingId}`;
