import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Beheer } from '@adviestool/contract/volgen';
import { wijzigingOf } from '@adviestool/contract/wijziging';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { currentUid } from '@adviestool/state/session';
import { useVolgstand } from '@adviestool/state/volgstand';

import { teksten } from './teksten.ts';

const { beheer: woorden } = teksten;

interface MelderOptions {
  host: Pick<HostApi, 'project' | 'toast'>;
  projectId: number;
}

/** Who did what, and whom to ask. */
const beheerTekst = ({ wat, door: { name }, aan }: Beheer, magTerugzetten: boolean): string => {
  switch (wat) {
    case 'verwijderd':
      return woorden.verwijderd(name, magTerugzetten);
    case 'gearchiveerd':
      return woorden.gearchiveerd(name, magTerugzetten);
    case 'overgedragen':
      return aan?.uid === currentUid()
        ? woorden.aanU(name)
        : woorden.overgedragen(name, aan?.name ?? woorden.collega);
    case 'teruggezet':
    case 'uit_archief':
      return woorden[wat](name);
    default:
      return wat satisfies never;
  }
};

/** Tells the user what a colleague did with the project that is open, each time once; what is typed stays. */
export const createBeheerMelder = ({ host, projectId }: MelderOptions) => {
  const takeIn = async (): Promise<void> => {
    try {
      await host.project.refresh(projectId);
    } catch (error) {
      // Who may not read it any more has been told why.
      if (!isApiError(error)) throw error;
    }
  };

  /** What was said to be deleted is there: it was put back while nothing was followed, or in another tab. */
  const hearThere = (): void => {
    const { beheer } = useVolgstand.getState();
    if (beheer?.wat !== 'verwijderd' || beheer.projectId !== projectId) return;
    useVolgstand.setState({ beheer: null });
    void takeIn();
  };

  const hear = (beheer: Beheer): void => {
    if (beheer.wat === 'teruggezet' && beheer.door.uid === currentUid()) hearThere();
    const known = useVolgstand.getState().beheer;
    const isKnown =
      known?.projectId === projectId && known.wat === beheer.wat && known.op === beheer.op;
    if (isKnown || beheer.door.uid === currentUid()) return;
    useVolgstand.setState({ beheer: { projectId, ...beheer } });
    const magBeheren = useActiveProjectStore.getState().project?.rechten.beheren ?? false;
    const isBack = beheer.wat === 'teruggezet' || beheer.wat === 'uit_archief';
    const tekst = beheerTekst(beheer, magBeheren);
    // It says whom to ask, which takes longer to read than a toast stays.
    host.toast(isBack ? 'info' : 'warning', tekst, { persistent: !isBack });
    if (beheer.wat !== 'verwijderd') void takeIn();
  };

  return {
    hear,
    hearThere,
    /** Asks, and tells who deleted the project when the answer says so: the tab was hidden, or has no stream. */
    within: async <T>(ask: () => Promise<T>): Promise<T> => {
      try {
        return await ask();
      } catch (error) {
        const wijziging = isHttpError(error, 404) ? wijzigingOf(error) : null;
        if (wijziging !== null) hear({ wat: 'verwijderd', aan: null, ...wijziging });
        throw error;
      }
    },
  };
};
