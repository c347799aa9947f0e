import type { ProjectData } from '@adviestool/contract/projectData';

import { isSameContent } from '@adviestool/contract/canonicalText';
import { readLijst, type LijstItem } from './gevelvullingenLijst.ts';
import type { Inhoud } from './inhoud.ts';

/** One gevelvulling that a revision changed; null before: added, after: removed. */
export interface DeltaRow {
  id: string;
  before: string | null;
  after: string | null;
}

/** What a revision changed. With it the content before can be made from the content after. */
export interface Delta {
  data: { before: ProjectData; after: ProjectData } | null;
  rows: readonly DeltaRow[];
  /** The ids before, when they or their order changed. */
  orderBefore: readonly string[] | null;
  /** The whole text, when either could not be taken apart. */
  textBefore: string | null;
}

const idsOf = (lijst: readonly LijstItem[]): string[] => lijst.map(({ id }) => id);

/** Whatever the order of their keys. */
const isSame = (one: LijstItem, other: LijstItem): boolean =>
  one.text === other.text || isSameContent(JSON.parse(one.text), JSON.parse(other.text));

const rowsOf = (before: readonly LijstItem[], after: readonly LijstItem[]): DeltaRow[] => {
  const known = new Map(before.map((item) => [item.id, item]));
  const kept = new Set(idsOf(after));
  const written = after.flatMap((item): DeltaRow[] => {
    const old = known.get(item.id);
    if (old === undefined) return [{ id: item.id, before: null, after: item.text }];
    return isSame(old, item) ? [] : [{ id: item.id, before: old.text, after: item.text }];
  });
  const removed = before.filter(({ id }) => !kept.has(id));
  return [...written, ...removed.map(({ id, text }) => ({ id, before: text, after: null }))];
};

const gevelvullingenDelta = (before: Inhoud, after: Inhoud): Omit<Delta, 'data'> => {
  if (before.text === after.text) return { rows: [], orderBefore: null, textBefore: null };
  if (before.lijst === null || after.lijst === null) {
    return { rows: [], orderBefore: null, textBefore: before.text };
  }
  const ids = idsOf(before.lijst);
  const isInOrder = isSameContent(ids, idsOf(after.lijst));
  return {
    rows: rowsOf(before.lijst, after.lijst),
    orderBefore: isInOrder ? null : ids,
    textBefore: null,
  };
};

export const deltaOf = (before: Inhoud, after: Inhoud): Delta => ({
  data: isSameContent(before.data, after.data) ? null : { before: before.data, after: after.data },
  ...gevelvullingenDelta(before, after),
});

/** What undoes one revision, or several together. */
export type Undo = Pick<Delta, 'orderBefore'> & {
  rows: readonly Pick<DeltaRow, 'id' | 'before'>[];
};

/** The text of the gevelvullingen as it was before. */
export const undo = (text: string, { rows, orderBefore }: Undo): string => {
  if (rows.length === 0 && orderBefore === null) return text;
  const lijst = readLijst(text) ?? [];
  const texts = new Map(lijst.map((item) => [item.id, item.text]));
  for (const { id, before } of rows) if (before !== null) texts.set(id, before);
  const restored = (orderBefore ?? idsOf(lijst)).map((id) => {
    const found = texts.get(id);
    if (found === undefined) throw new Error(`The history lacks gevelvulling ${id}.`);
    return found;
  });
  return `[${restored.join(',')}]`;
};

const mergeRows = (older: readonly DeltaRow[], newer: readonly DeltaRow[]): DeltaRow[] => {
  const rows = new Map(older.map((row) => [row.id, row]));
  for (const row of newer) {
    const known = rows.get(row.id);
    rows.set(row.id, known === undefined ? row : { ...row, before: known.before });
  }
  return [...rows.values()].filter(({ before, after }) => before !== after);
};

const mergeData = ({ data: older }: Delta, { data: newer }: Delta): Delta['data'] =>
  older === null || newer === null
    ? (older ?? newer)
    : { before: older.before, after: newer.after };

/** What two revisions changed together, the one right after the other. */
export const mergeDeltas = (older: Delta, newer: Delta): Delta => {
  const data = mergeData(older, newer);
  if (older.textBefore !== null) return { ...older, data };
  if (newer.textBefore !== null) {
    const textBefore = undo(newer.textBefore, older);
    return { data, rows: [], orderBefore: null, textBefore };
  }
  return {
    data,
    rows: mergeRows(older.rows, newer.rows),
    orderBefore: older.orderBefore ?? newer.orderBefore,
    textBefore: null,
  };
};
