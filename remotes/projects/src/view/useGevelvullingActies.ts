import type { Catalogus } from '@adviestool/contract/catalogus';

import { loadCode } from '../loadCode.ts';
import { addedIds } from '../save/addedIds.ts';
import { saveWithUndo, type ListSaving } from '../save/saveWithUndo.ts';
import type { GevelvullingRij } from './gevelvullingRij.ts';
import { teksten } from './teksten.ts';

const loadChanges = async () => import('../meerdere/changes.ts');

/** The changes of the list that are saved at once, each with what the user is told. */
export const useGevelvullingActies = (
  saving: ListSaving,
  catalogus: Catalogus,
  onDuplicated: (id: string) => void,
) => {
  const { host } = saving;

  const duplicate = async (rij: GevelvullingRij): Promise<void> => {
    const changes = await loadCode(host, loadChanges);
    if (changes === null) return;
    await saveWithUndo(saving, {
      change: changes.withDuplicates(new Set([rij.id]), new Date().toISOString()),
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
    const changes = isConfirmed ? await loadCode(host, loadChanges) : null;
    if (changes === null) return;
    await saveWithUndo(saving, {
      change: changes.withoutGevelvullingen(new Set([rij.id])),
      done: 'Gevelvulling verwijderd.',
    });
  };

  const takeOver = async (targetId: string, sourceId: string): Promise<boolean> => {
    const ids = { targetId, sourceId };
    const changes = await loadCode(host, loadChanges);
    if (changes === null) return false;
    return saveWithUndo(saving, {
      change: changes.withDetailleringOf(ids, catalogus, new Date().toISOString()),
      done: teksten.detaillering.gedaan,
      warnings: changes.resetByDetailleringOf(ids, catalogus),
    });
  };

  return { duplicate, remove, takeOver };
};
