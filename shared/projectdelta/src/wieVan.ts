import type { Vergelijking } from '@adviestool/contract/vergelijking';

/**
 * Who gave what is otherwise its value, and when, by what it is of: each person once, the newest first.
 * @returns of the id of a gevelvulling, or of the path in the data of the project; empty: nobody is known
 */
export const wieVan = (
  { laatste, revisies }: Pick<Vergelijking, 'laatste' | 'revisies'>,
  formatMoment: (moment: Date) => string,
) => {
  const byRevision = new Map(revisies.map((revisie) => [revisie.revision, revisie]));
  const revisionsOf = new Map<string, number[]>();
  for (const { id, pad, revision } of laatste) {
    const wat = id ?? `gegevens ${pad}`;
    revisionsOf.set(wat, [...(revisionsOf.get(wat) ?? []), revision]);
  }
  return (wat: { id: string } | { pad: string }): string => {
    const found = revisionsOf.get('id' in wat ? wat.id : `gegevens ${wat.pad}`) ?? [];
    const persons = new Map<string, string>();
    for (const revision of found.toSorted((one, other) => other - one)) {
      const { door = null, op = null } = byRevision.get(revision) ?? {};
      if (door === null || op === null || persons.has(door.name)) continue;
      persons.set(door.name, `${door.name}, ${formatMoment(new Date(op))}`);
    }
    return [...persons.values()].join('; ');
  };
};

export type WieVan = ReturnType<typeof wieVan>;
