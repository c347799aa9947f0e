import type { Project } from '@adviestool/contract/project';
import { idOf } from '@adviestool/domain/velden/gevelvullingLijst';
import { saveWithUndo, type ListSaving } from '@adviestool/undo/saveWithUndo';
import { useMemo, useRef, useState } from 'react';

import { movedTo, shifted, withOrder, type SleepPlek, type Richting } from '../rijen/volgorde.ts';

/**
 * The gevelvullingen in the order that the user gives them, shown at once. One save runs at a time;
 * when it is done, the latest order follows. A save that the user gives up shows the stored order again.
 */
export const useVolgorde = (saving: ListSaving, project: Project) => {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const wanted = useRef<readonly string[] | null>(null);
  const isSaving = useRef(false);
  const { gevelvullingen } = useMemo(
    () => (order === null ? project : withOrder(order)(project)),
    [order, project],
  );

  const saveWanted = async (): Promise<void> => {
    const ids = wanted.current;
    wanted.current = null;
    if (ids === null) return;
    const isSaved = await saveWithUndo(saving, { change: withOrder(ids), done: null });
    if (isSaved) await saveWanted();
    else wanted.current = null;
  };

  const reorder = async (ids: readonly string[]): Promise<void> => {
    setOrder(ids);
    wanted.current = ids;
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      await saveWanted();
    } finally {
      isSaving.current = false;
      setOrder(null);
    }
  };

  const stored = gevelvullingen.map(idOf);

  return {
    gevelvullingen,
    move: (id: string, plek: SleepPlek): Promise<void> => reorder(movedTo(stored, id, plek)),
    /** Moves those that are chosen a place among those in sight. */
    shift: (visible: readonly string[], chosen: ReadonlySet<string>, richting: Richting): void => {
      const ids = shifted({ ids: stored, visible }, chosen, richting);
      if (ids !== stored) void reorder(ids);
    },
  };
};
