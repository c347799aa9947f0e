import { isApiError } from '@adviestool/contract/api/apiError';
import type { Variant } from '@adviestool/contract/variant';
import { Button } from '@adviestool/ui/Button';
import { Page } from '@adviestool/ui/Page';

import { readOverride, writeOverride } from '../backendOverride/backendOverride.ts';
import { teksten as overrideTeksten } from '../backendOverride/teksten.ts';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import type { Support } from '../errors/errorText.ts';
import { teksten } from './teksten.ts';

interface Props {
  variant: Variant;
  error: unknown;
  support: Support;
  onRetry: () => void;
}

const hasNoAnswer = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');

/** In place of the product when the backend could not say who is there. */
export const StartFailurePage = ({ variant, ...props }: Props) => {
  const override = readOverride(variant);
  return (
    <main>
      <ErrorPage
        title={hasNoAnswer(props.error) ? teksten.geenVerbinding : teksten.nietBeschikbaar}
        {...props}
      />
      {override !== null && (
        <Page width="form">
          <p>{overrideTeksten.actief(override)}</p>
          <Button
            onClick={() => {
              writeOverride(variant, null);
              location.reload();
            }}
          >
            {overrideTeksten.verwijderen}
          </Button>
        </Page>
      )}
    </main>
  );
};
