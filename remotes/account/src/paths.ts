export const LOGIN = '/account/inloggen';
export const CREATE = '/account/aanmaken';
export const FORGOT = '/account/wachtwoord-vergeten';
export const RESET = '/account/reset';
export const PROJECTS = '/';
