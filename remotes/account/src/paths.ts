export const LOGIN = '/account/inloggen';
export const CREATE = '/account/aanmaken';
export const FORGOT = '/account/wachtwoord-vergeten';
export const PROJECTS = '/';
