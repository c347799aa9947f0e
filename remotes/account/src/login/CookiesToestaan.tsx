import { Button } from '@adviestool/ui/Button';
import { useState } from 'react';

import { teksten } from './teksten.ts';

/** Asks the browser to let the product keep its cookies in a page of another site; it may ask the user. */
export const CookiesToestaan = () => {
  const [uitkomst, setUitkomst] = useState<'toegestaan' | 'geweigerd' | null>(null);
  if (!('requestStorageAccess' in document)) return null;

  const ask = async (): Promise<void> => {
    try {
      await document.requestStorageAccess();
      setUitkomst('toegestaan');
    } catch {
      setUitkomst('geweigerd');
    }
  };

  return (
    <>
      <Button kind="secondary" onClick={() => void ask()}>
        {teksten.cookiesToestaan}
      </Button>
      <output>
        {uitkomst !== null && teksten[uitkomst]}{' '}
        {uitkomst === 'geweigerd' && (
          <a href="/" target="_blank" rel="noreferrer">
            {teksten.eigenTabblad}
          </a>
        )}
      </output>
    </>
  );
};
