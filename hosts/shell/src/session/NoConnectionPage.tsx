import { ErrorPage } from '../errors/ErrorPage.tsx';
import type { Support } from '../errors/errorText.ts';
import { teksten } from './teksten.ts';

interface Props {
  error: unknown;
  support: Support;
  onRetry: () => void;
}

export const NoConnectionPage = (props: Props) => (
  <main>
    <ErrorPage title={teksten.geenVerbinding} {...props} />
  </main>
);
