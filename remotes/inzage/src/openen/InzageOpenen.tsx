import type { HostApi } from '@adviestool/contract/remoteModule';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

import { WerktNiet } from '../inzage/WerktNiet.tsx';

/** A link that shows nothing; another one may be opened in its place, which loads no page. */
export const InzageOpenen = ({ host }: { host: HostApi }) => {
  const { revalidate } = useRevalidator();
  const tryAgain = useEffectEvent(() => void revalidate());

  useEffect(() => {
    const listening = new AbortController();
    globalThis.addEventListener('hashchange', tryAgain, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return <WerktNiet host={host} />;
};
