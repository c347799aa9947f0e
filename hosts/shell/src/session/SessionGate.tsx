import type { ReactNode } from 'react';

import type { Support } from '../errors/errorText.ts';
import { NoConnectionPage } from './NoConnectionPage.tsx';
import { useBootstrapStore } from './bootstrapStore.ts';

interface Props {
  support: Support;
  onRetry: () => void;
  children: ReactNode;
}

/** Shows the product, or how to go on when the backend could not be reached at the start. */
export const SessionGate = ({ support, onRetry, children }: Props) => {
  const bootstrap = useBootstrapStore();
  return bootstrap.status === 'failed' ? (
    <NoConnectionPage error={bootstrap.error} support={support} onRetry={onRetry} />
  ) : (
    children
  );
};
