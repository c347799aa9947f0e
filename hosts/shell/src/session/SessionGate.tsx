import type { Variant } from '@adviestool/contract/variant';
import type { ReactNode } from 'react';

import type { Support } from '../errors/errorText.ts';
import { StartFailurePage } from './StartFailurePage.tsx';
import { useBootstrapStore } from './bootstrapStore.ts';

interface Props {
  variant: Variant;
  support: Support;
  onRetry: () => void;
  children: ReactNode;
}

/** Shows the product, or how to go on when the backend could not be reached and a page needs to know who is there. */
export const SessionGate = ({ variant, support, onRetry, children }: Props) => {
  const bootstrap = useBootstrapStore();
  return bootstrap.status === 'failed' && bootstrap.isAwaited ? (
    <StartFailurePage
      variant={variant}
      error={bootstrap.error}
      support={support}
      onRetry={onRetry}
    />
  ) : (
    children
  );
};
