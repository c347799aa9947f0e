/** Paths that the host itself sends people to. */
export const PROJECTS = '/';
export const LOGIN = '/account/inloggen';
export const ACCOUNT_CREATE = '/account/aanmaken';
export const ACCOUNT_RESET = '/account/reset';
export const NO_ACCESS = '/geen-toegang';

export const projectPath = (projectId: number): string => `/project/${projectId}`;
export const projectEditPath = (projectId: number): string => `/project/${projectId}/details`;

/** The login page, which afterwards goes on to the path that was asked for. */
export const loginPath = (destination: string): string =>
  `${LOGIN}?${new URLSearchParams({ bestemming: destination }).toString()}`;
