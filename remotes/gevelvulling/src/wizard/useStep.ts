import { useLocation } from 'react-router';

import { STEPS, type Step } from './steps.ts';

/** The step of the URL, or undefined on the way to one. */
export const useStep = (): Step | undefined => {
  const { pathname } = useLocation();
  return STEPS.find(({ id }) => pathname.endsWith(`/${id}`));
};
