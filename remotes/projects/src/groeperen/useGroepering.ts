import type { Groepering } from '@adviestool/domain/toelichting/plaatsGroepen';
import { useSearchParams } from 'react-router';

import { groeperingFromUrl, groeperingToUrl } from './groeperingUrl.ts';

/** What the list of a page is grouped by, in its URL. */
export const useGroepering = () => {
  const [params, setParams] = useSearchParams();
  const change = (groepering: Groepering | null): void =>
    setParams(groeperingToUrl(groepering), { replace: true, preventScrollReset: true });
  return [groeperingFromUrl(params), change] as const;
};
