export const FORGOT = '/account/wachtwoord-vergeten';
