import { teksten } from './teksten.ts';

/** Whether the product stands in a page of another site or program. */
export const isFramed = (): boolean => globalThis.self !== globalThis.top;

/** Why the browser has kept no cookie, as far as it says so, and what to do. */
export const whyNoCookie = (): string => {
  if (isFramed()) return teksten.cookieNietInKader;
  return navigator.cookieEnabled ? teksten.cookieNietBewaard : teksten.cookiesUit;
};
