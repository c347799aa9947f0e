import type { HostApi } from '@adviestool/contract/remoteModule';
import { useVolgstand } from '@adviestool/state/volgstand';

import { undoDelete } from './undoDelete.ts';
import { verwijderingVan, type Verwijdering } from './verwijderdTekst.ts';

/** Who deleted a project that is open, as far as it was told, and the way back; null: nobody. */
export const useVerwijdering = (
  host: HostApi,
  project: { id: number; naam: string },
): { verwijdering: Verwijdering | null; restore: () => Promise<void> } => {
  const beheer = useVolgstand((stand) => stand.beheer ?? null);
  const isWeg = beheer?.wat === 'verwijderd' && beheer.projectId === project.id;
  return {
    verwijdering: isWeg ? verwijderingVan(beheer) : null,
    restore: async () => {
      if ((await undoDelete(host, project)) === null) useVolgstand.setState({ beheer: null });
    },
  };
};
