import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { projectGegevensOf } from '@adviestool/contract/projectRecord';
import type { Uitkomst } from '@adviestool/contract/vastgesteld';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { isAdviesCompleet, toestandOf } from '@adviestool/domain/vaststellen/toestand';
import { uitkomstOf } from '@adviestool/domain/vaststellen/uitkomst';
import { vaststellingOf } from '@adviestool/domain/vaststellen/vaststellingOf';
import { vergelijkUitkomst } from '@adviestool/domain/vaststellen/vergelijkUitkomst';

import type { Rekenwijze } from '../catalogi/rekenwijze.ts';
import type { Issue } from '../http/validation.ts';
import { describeVerschil } from './describeVerschil.ts';
import { itemOf, type LijstItem } from '../projectinhoud/gevelvullingenLijst.ts';
import type { Inhoud } from '../projectinhoud/inhoud.ts';

interface VastTeStellen {
  ids: readonly string[];
  /** What the user was shown, by id. */
  getoond: Readonly<Record<string, Uitkomst>>;
  op: Date;
  door: string;
  rekenwijze: Rekenwijze;
}

/** What fixing makes of a list, or why nothing is fixed. */
export type FixOutcome =
  | { kind: 'list'; lijst: LijstItem[]; changes: boolean }
  /** They are not in the project. */
  | { kind: 'gone'; ids: string[] }
  /** There is no complete advice. */
  | { kind: 'incomplete'; problems: Issue[] }
  /** They come out otherwise than the user was shown. */
  | { kind: 'differs'; problems: Issue[] };

const naamOf = ({ gevelvullingEnKaderData: { merk, id } }: Gevelvulling): string => merk ?? id;

/** Those of the list that are named, and the names that are not in it. */
export const selectItems = (
  lijst: readonly LijstItem[],
  ids: readonly string[],
): { found: LijstItem[]; gone: string[] } => {
  const known = new Map(lijst.map((item) => [item.id, item]));
  return {
    found: ids.flatMap((id) => known.get(id) ?? []),
    gone: ids.filter((id) => !known.has(id)),
  };
};

/** The list with other items in the place of those with their ids. */
export const withItems = (
  lijst: readonly LijstItem[],
  items: readonly LijstItem[],
): LijstItem[] => {
  const changed = new Map(items.map((item) => [item.id, item]));
  return lijst.map((item) => changed.get(item.id) ?? item);
};

/**
 * Fixes the advices of gevelvullingen of a project, all or none. One that is fixed and comes out the same
 * stays as it was fixed.
 */
export const fixAdviezen = (
  { data }: Pick<Inhoud, 'data'>,
  lijst: readonly LijstItem[],
  { ids, getoond, op, door, rekenwijze: { catalogus, naam } }: VastTeStellen,
): FixOutcome => {
  const { found, gone } = selectItems(lijst, ids);
  if (gone.length > 0) return { kind: 'gone', ids: gone };
  const projectGegevens = projectGegevensOf(data);
  const uitkomsten = new Map(Object.entries(getoond));
  const incomplete: Issue[] = [];
  const different: Issue[] = [];
  const fixed: LijstItem[] = [];
  for (const [index, { id, gevelvulling }] of found.entries()) {
    const path = ['gevelvullingen', index];
    const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
    if (!isAdviesCompleet(gevelvulling, advies)) {
      const message = `${naamOf(gevelvulling)} heeft nog geen volledig advies.`;
      incomplete.push({ path, message });
      continue;
    }
    const shown = uitkomsten.get(id);
    const verschillen =
      shown === undefined ? null : vergelijkUitkomst(shown, uitkomstOf(advies, gevelvulling));
    for (const verschil of verschillen ?? []) {
      different.push({
        path,
        message: describeVerschil(naamOf(gevelvulling), verschil, catalogus),
      });
    }
    if (toestandOf(gevelvulling, advies) === 'vastgesteld') continue;
    const vastgesteld = vaststellingOf({
      op: op.toISOString(),
      door,
      catalogus: naam,
      projectGegevens,
      gevelvulling,
      advies,
    });
    fixed.push(itemOf({ ...gevelvulling, vastgesteld }));
  }
  if (incomplete.length > 0) return { kind: 'incomplete', problems: incomplete };
  if (different.length > 0) return { kind: 'differs', problems: different };
  return { kind: 'list', lijst: withItems(lijst, fixed), changes: fixed.length > 0 };
};
