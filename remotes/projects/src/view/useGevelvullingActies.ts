import { resetByDetailleringOf, withDetailleringOf } from './changeGevelvullingen.ts';
import type { GevelvullingRij } from './gevelvullingRij.ts';
import { withDuplicates, withoutGevelvullingen } from '../meerdere/changes.ts';
import { addedIds } from '../save/addedIds.ts';
import { saveWithUndo, type ListSaving } from '../save/saveWithUndo.ts';
import { teksten } from './teksten.ts';

/** The changes of the list that are saved at once, each with what the user is told. */
export const useGevelvullingActies = (saving: ListSaving, onDuplicated: (id: string) => void) => {
  const { host } = saving;

  const duplicate = async (rij: GevelvullingRij): Promise<void> => {
    await saveWithUndo(saving, {
      change: withDuplicates(new Set([rij.id]), new Date().toISOString()),
      done: 'Gevelvulling gedupliceerd.',
      onSaved: (project, before) => addedIds(before, project).forEach(onDuplicated),
    });
  };

  const remove = async (rij: GevelvullingRij): Promise<void> => {
    const isConfirmed = await host.confirm({
      title: `‘${rij.naam}’ verwijderen`,
      text: teksten.verwijderenUitleg,
      confirm: 'Gevelvulling verwijderen',
      cancel: 'Annuleren',
      destructive: true,
    });
    if (!isConfirmed) return;
    await saveWithUndo(saving, {
      change: withoutGevelvullingen(new Set([rij.id])),
      done: 'Gevelvulling verwijderd.',
    });
  };

  const takeOver = (targetId: string, sourceId: string): Promise<boolean> => {
    const { catalogus } = host.config;
    const ids = { targetId, sourceId };
    return saveWithUndo(saving, {
      change: withDetailleringOf(ids, catalogus, new Date().toISOString()),
      done: teksten.detaillering.gedaan,
      warnings: resetByDetailleringOf(ids, catalogus),
    });
  };

  return { duplicate, remove, takeOver };
};
