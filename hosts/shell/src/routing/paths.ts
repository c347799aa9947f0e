import { LOGIN } from '@adviestool/contract/paths';

export const NO_ACCESS = '/geen-toegang';

/** The login page, which afterwards goes on to the path that was asked for. */
export const loginPath = (destination: string): string =>
  `${LOGIN}?${new URLSearchParams({ bestemming: destination }).toString()}`;
