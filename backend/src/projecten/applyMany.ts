import type { z } from 'zod';

import type { manyGevelvullingenBodySchema } from '@adviestool/contract/gevelvullingWrites';

import { itemOf, type LijstItem } from '../projectinhoud/gevelvullingenLijst.ts';
import { gevelvullingRevisie } from '../projectinhoud/revisie.ts';

/** The body of a write of many, as it was read. */
export type Many = z.output<typeof manyGevelvullingenBodySchema>;

interface Problem {
  path: (string | number)[];
  message: string;
}

/** What many changes make of a list, or why nothing can be made of it. */
export type ManyOutcome =
  | { kind: 'list'; lijst: LijstItem[]; written: LijstItem[] }
  /** The body contradicts itself. */
  | { kind: 'invalid'; problems: Problem[] }
  /** The list is not what the body takes it to be: what is said of each, and the ids that are in it no more. */
  | { kind: 'stale'; messages: string[]; gone: string[] };

/** Every id of the body with its place. */
const namedIn = ({ add, replace, remove }: Many): { id: string; path: Problem['path'] }[] => {
  const rows = (name: string, list: Many['add']) =>
    list.map(({ gevelvullingEnKaderData: { id } }, index) => ({
      id,
      path: [name, index, 'gevelvullingEnKaderData', 'id'],
    }));
  return [
    ...rows('add', add),
    ...rows('replace', replace),
    ...remove.map((id, index) => ({ id, path: ['remove', index] })),
  ];
};

const contradictionsIn = (body: Many): Problem[] => {
  const seen = new Set<string>();
  const twice = ({ id }: { id: string }): boolean => seen.has(id) || (seen.add(id), false);
  const message = 'Deze gevelvulling staat er meer dan één keer in.';
  const rows = namedIn(body).flatMap((each) => (twice(each) ? [{ path: each.path, message }] : []));
  seen.clear();
  const order = (body.order ?? []).flatMap((id, index) =>
    twice({ id }) ? [{ path: ['order', index], message }] : [],
  );
  return [...rows, ...order];
};

const naamOf = ({ gevelvulling }: LijstItem): string => {
  const merk = gevelvulling.gevelvullingEnKaderData.merk?.trim() ?? '';
  return merk === '' ? 'Een gevelvulling' : `Gevelvulling ${merk}`;
};

const conflictsWith = (
  known: ReadonlyMap<string, LijstItem>,
  { revisies, add, ...body }: Many,
): { messages: string[]; gone: string[] } => {
  const added = new Set(add.map(({ gevelvullingEnKaderData: { id } }) => id));
  const expectations = new Map(Object.entries(revisies));
  const messages: string[] = [];
  const gone: string[] = [];
  for (const { id } of namedIn({ revisies, add, ...body })) {
    const stored = known.get(id);
    const expected = expectations.get(id);
    if (stored === undefined) {
      if (!added.has(id)) gone.push(id);
    } else if (added.has(id)) {
      messages.push(`${naamOf(stored)} is er intussen al.`);
    } else if (expected !== undefined && expected !== gevelvullingRevisie(stored)) {
      messages.push(`${naamOf(stored)} is intussen door iemand anders gewijzigd.`);
    }
  }
  return { messages, gone };
};

/** In the order that is asked for; what is not named follows in the order it has. */
const inOrder = (lijst: readonly LijstItem[], order: readonly string[]): LijstItem[] => {
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: LijstItem): number => places.get(id) ?? order.length;
  return order.length === 0
    ? [...lijst]
    : lijst.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Makes one list of many changes. */
export const applyMany = (lijst: readonly LijstItem[], body: Many): ManyOutcome => {
  const contradictions = contradictionsIn(body);
  if (contradictions.length > 0) return { kind: 'invalid', problems: contradictions };
  const conflicts = conflictsWith(new Map(lijst.map((item) => [item.id, item])), body);
  if (conflicts.messages.length + conflicts.gone.length > 0) return { kind: 'stale', ...conflicts };

  const added = body.add.map(itemOf);
  const replaced = new Map(body.replace.map(itemOf).map((item) => [item.id, item]));
  const removed = new Set(body.remove);
  const kept = lijst.filter(({ id }) => !removed.has(id));
  const next = [...kept.map((item) => replaced.get(item.id) ?? item), ...added];

  const ids = new Set(next.map(({ id }) => id));
  const unknown = (body.order ?? []).filter((id) => !ids.has(id));
  if (unknown.length > 0) return { kind: 'stale', messages: [], gone: unknown };
  return {
    kind: 'list',
    lijst: inOrder(next, body.order ?? []),
    written: [...added, ...replaced.values()],
  };
};
