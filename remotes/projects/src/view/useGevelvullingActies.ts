import type { Catalogus } from '@adviestool/contract/catalogus';
import { byId } from '@adviestool/domain/velden/gevelvullingLijst';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { saveWithUndo, type ListSaving } from '@adviestool/undo/saveWithUndo';

import { loadCode } from '../project/loadCode.ts';
import { addedIds } from '../save/addedIds.ts';
import { teksten } from './teksten.ts';

const loadChanges = async () => import('../meerdere/changes.ts');

/** The changes of the list that are saved at once, each with what the user is told. */
export const useGevelvullingActies = (
  saving: ListSaving,
  catalogus: Catalogus,
  onDuplicated: (ids: readonly string[]) => void,
) => {
  const { host } = saving;

  const duplicate = async (rij: GevelvullingRij): Promise<void> => {
    const changes = await loadCode(host, loadChanges);
    const tell = await loadCode(host, () => import('../meerdere/gedupliceerd.ts'));
    if (changes === null || tell === null) return;
    await saveWithUndo(saving, {
      change: changes.withDuplicates(new Set([rij.id]), new Date().toISOString()),
      done: tell.gedupliceerd,
      onSaved: (project, before) => onDuplicated(addedIds(before, project)),
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
    const changes = await loadCode(host, loadChanges);
    if (changes === null) return false;
    const ids = new Set([targetId]);
    const basis = { catalogus, now: new Date().toISOString() };
    return saveWithUndo(saving, {
      change: changes.withDetailleringVan(ids, sourceId, basis),
      done: teksten.detaillering.gedaan,
      warnings: changes.resetByDetailleringVan(ids, sourceId, catalogus),
      nothingDone: ({ gevelvullingen }) => {
        const known = byId(gevelvullingen);
        return known.has(targetId) && known.has(sourceId) ? teksten.detaillering.gelijk : null;
      },
    });
  };

  return { duplicate, remove, takeOver };
};
