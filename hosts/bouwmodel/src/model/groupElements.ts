import type { Element, Groep } from './bouwmodel.ts';

/** Everything but what tells one element from its equal. */
const keyOf = ({ id: _id, ...rest }: Element): string =>
  JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b)));

/** Makes one group of what is equal in everything that is sent, in the order of the first ones. */
export const groupElements = (elements: readonly Element[]): Groep[] => {
  const groups = new Map<string, Groep>();
  for (const element of elements) {
    const key = keyOf(element);
    const group = groups.get(key) ?? { ...element, aantal: 0 };
    groups.set(key, { ...group, aantal: group.aantal + 1 });
  }
  return [...groups.values()];
};
