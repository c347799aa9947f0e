/*
 * The addresses at which host, remotes and backend meet. Those that only one of them knows stand there;
 * what is at each of them stands in the documents of the remotes.
 */

export const PROJECTS = '/';
export const LOGIN = '/account/inloggen';
export const LOGOUT = '/account/uitloggen';
export const ACCOUNT_CREATE = '/account/aanmaken';
export const ACCOUNT_RESET = '/account/reset';
export const NO_ACCESS = '/geen-toegang';

/** Stands in place of the id of what is yet to be made. */
export const NIEUW = 'nieuw';

export const projectPath = (projectId: number | typeof NIEUW): string => `/project/${projectId}`;

export const projectDetailsPath = (projectId: number | typeof NIEUW): string =>
  `${projectPath(projectId)}/details`;

export const projectBeherenPath = (projectId: number): string =>
  `${projectPath(projectId)}/beheren`;

export const bouwlijstPath = (projectId: number): string => `${projectPath(projectId)}/bouwlijst`;

export const standaardenPath = (projectId: number): string =>
  `${projectPath(projectId)}/standaarden`;

/** Where a link shows a project to who has no account; its token is the fragment. */
export const INZAGE = '/inzage';

/** Where a link for the building site begins; its token is the fragment. */
export const BOUWPLAATS = '/bouwplaats';

export const bouwplaatsPath = (projectId: number): string => `${projectPath(projectId)}/bouwplaats`;

/** What a label leads to. */
export const bouwplaatsGevelvullingPath = (projectId: number, gevelvullingId: string): string =>
  `${bouwplaatsPath(projectId)}/${gevelvullingId}`;

export const BEDRIJF_STANDAARDEN = '/bedrijf/standaarden';

export const kozijnstaatPath = (projectId: number): string =>
  `${projectPath(projectId)}/kozijnstaat`;

/** Also the way to a concept from the page of its project. */
export const spouwankersituatiePath = (projectId: number, id: string): string =>
  `${projectPath(projectId)}/spouwankersituatie/${id}`;

export const gevelvullingPath = (projectId: number, gevelvullingId: string): string =>
  `${projectPath(projectId)}/gevelvulling/${gevelvullingId}`;
