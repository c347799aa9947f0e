import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import type { ListSaving } from '@adviestool/undo/saveWithUndo';
import { useState, type ComponentType, type ReactNode } from 'react';

import { loadCode } from '../project/loadCode.ts';

const loadDialog = async () =>
  (await import('../meerdere/VaststellenDialog.tsx')).VaststellenDialog;

interface Vraag {
  Dialog: ComponentType<{
    saving: ListSaving;
    rijen: readonly GevelvullingRij[];
    onClose: () => void;
  }>;
  id: string;
}

/** Asks about fixing one advice; `dialog` is to be drawn beside the list. Its code comes when it is first asked. */
export const useVaststelVraag = (
  saving: ListSaving,
  rijen: readonly GevelvullingRij[],
): { ask: (rij: GevelvullingRij) => void; dialog: ReactNode } => {
  const [vraag, setVraag] = useState<Vraag | null>(null);
  // As it is now: somebody else may have changed or removed it.
  const rij = rijen.find(({ id }) => id === vraag?.id);

  const load = async (id: string): Promise<void> => {
    const Dialog = await loadCode(saving.host, loadDialog);
    if (Dialog !== null) setVraag({ Dialog, id });
  };

  return {
    ask: ({ id }) => void load(id),
    dialog: vraag !== null && rij !== undefined && (
      <vraag.Dialog saving={saving} rijen={[rij]} onClose={() => setVraag(null)} />
    ),
  };
};
