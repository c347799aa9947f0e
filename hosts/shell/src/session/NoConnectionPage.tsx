import type { Variant } from '@adviestool/contract/variant';
import { Button } from '@adviestool/ui/Button';
import { Page } from '@adviestool/ui/Page';

import { readOverride, writeOverride } from '../backendOverride/backendOverride.ts';
import { teksten as debugTeksten } from '../debug/teksten.ts';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import type { Support } from '../errors/errorText.ts';
import { teksten } from './teksten.ts';

interface Props {
  variant: Variant;
  error: unknown;
  support: Support;
  onRetry: () => void;
}

export const NoConnectionPage = ({ variant, ...props }: Props) => {
  const override = readOverride(variant);
  return (
    <main>
      <ErrorPage title={teksten.geenVerbinding} {...props} />
      {override !== null && (
        <Page width="form">
          <p>{debugTeksten.actief(override)}</p>
          <Button
            onClick={() => {
              writeOverride(variant, null);
              location.reload();
            }}
          >
            {debugTeksten.verwijderen}
          </Button>
        </Page>
      )}
    </main>
  );
};
