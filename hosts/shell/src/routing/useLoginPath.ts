import { LOGIN } from '@adviestool/contract/paths';
import { useLocation } from 'react-router';

/** The login page; who is there already keeps where it goes on to. */
export const useLoginPath = (): string => {
  const { pathname, search } = useLocation();
  return pathname === LOGIN ? `${LOGIN}${search}` : LOGIN;
};
