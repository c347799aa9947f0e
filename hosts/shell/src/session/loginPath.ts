import { LOGIN } from '@adviestool/contract/paths';
import { useLocation } from 'react-router';

/** The login page, which afterwards goes on to the path that was asked for. */
export const loginPath = (destination: string): string =>
  `${LOGIN}?${new URLSearchParams({ bestemming: destination }).toString()}`;

/** The login page; who is there already keeps where it goes on to. */
export const useLoginPath = (): string => {
  const { pathname, search } = useLocation();
  return pathname === LOGIN ? `${LOGIN}${search}` : LOGIN;
};
