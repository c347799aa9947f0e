import type { Project } from '@adviestool/contract/project';
import { formatGevelvullingen } from '@adviestool/getallen/formatAantal';

import { addedIds } from '../save/addedIds.ts';

/** Copies that are named; of more only how many there are. */
const GENOEMD = 5;

/** What the user is told of copies that were made: what they are called. */
export const gedupliceerd = (project: Project, before: Project): string => {
  const ids = new Set(addedIds(before, project));
  const merken = project.gevelvullingen.flatMap(({ gevelvullingEnKaderData: { id, merk } }) =>
    ids.has(id) && merk !== null && merk.trim() !== '' ? merk : [],
  );
  const wat =
    ids.size === 1 ? 'Gevelvulling gedupliceerd' : `${formatGevelvullingen(ids.size)} gedupliceerd`;
  if (merken.length !== ids.size || ids.size > GENOEMD) return `${wat}.`;
  return ids.size === 1 ? `${wat} als ${merken[0] ?? ''}.` : `${wat}: ${merken.join(', ')}.`;
};
