import type { RapportVraag } from '@adviestool/contract/rapporten';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useState, type ComponentType, type ReactNode } from 'react';

import type { RapportDialogProps } from './RapportDialog.tsx';
import type { RapportVan } from './rapportVan.ts';
import { teksten } from './teksten.ts';

interface Gevraagd {
  Dialog: ComponentType<RapportDialogProps>;
  vraag: RapportVraag;
  isTonen: boolean;
}

/** Labels of what a report would be about, of which the dialog asks how they are to be. */
export const ETIKETTEN = {
  soort: 'rapport',
  document: { soort: 'etiketten', formaat: 'a6', per: 'merk' },
} as const satisfies RapportVraag;

/** What was mounted on site, as a document in place of the report. */
export const MONTAGE = { soort: 'montage' } as const satisfies RapportVraag['document'];

type Options = RapportVan & {
  host: HostApi;
  /** Prints what the page shows; absent: this page cannot. */
  onPrint?: () => void;
};

/** Asks for reports of a project; `dialog` is to be drawn beside the page. Its code comes when it is first asked. */
export const useRapport = ({
  host,
  onPrint,
  ...van
}: Options): {
  ask: (vraag: RapportVraag) => void;
  /** As `ask`; the report opens in another tab, to be printed. */
  print: (vraag: RapportVraag) => void;
  dialog: ReactNode;
} => {
  const [gevraagd, setGevraagd] = useState<Gevraagd | null>(null);

  const load = async (vraag: RapportVraag, isTonen: boolean): Promise<void> => {
    try {
      const { RapportDialog } = await import('./RapportDialog.tsx');
      setGevraagd({ Dialog: RapportDialog, vraag, isTonen });
    } catch (error) {
      host.log('error', 'The dialog of a report did not load.', error);
      host.toast('error', teksten.nietGeladen);
    }
  };

  return {
    ask: (vraag) => void load(vraag, false),
    print: (vraag) => void load(vraag, true),
    dialog: gevraagd !== null && (
      <gevraagd.Dialog
        {...van}
        host={host}
        vraag={gevraagd.vraag}
        isTonen={gevraagd.isTonen}
        onPrint={onPrint}
        onClose={() => setGevraagd(null)}
      />
    ),
  };
};
