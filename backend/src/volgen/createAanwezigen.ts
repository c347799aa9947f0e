import type { Aanwezige } from '@adviestool/contract/volgen';

/** Milliseconds after which somebody who is silent is not there any more. */
const STILTE = 60_000;

/** Tabs of one user in a project; with more the one that is silent longest is not there any more. */
const MEESTE_TABS = 12;

interface Bekend extends Aanwezige {
  until: number;
}

const keyOf = ({ uid, tab }: Pick<Aanwezige, 'uid' | 'tab'>): string => `${uid} ${tab}`;

/** Who has which project on the screen, of all instances: in memory, and no longer than it lasts. */
export const createAanwezigen = (now: () => Date) => {
  const projecten = new Map<number, Map<string, Bekend>>();

  const of = (projectId: number): Aanwezige[] =>
    [...(projecten.get(projectId)?.values() ?? [])]
      .filter(({ until }) => until > now().getTime())
      .map(({ until: _until, ...aanwezige }) => aanwezige)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'nl'));

  return {
    of,
    /** @returns whether anybody sees a difference */
    add: (projectId: number, aanwezige: Aanwezige): boolean => {
      const bekenden = projecten.get(projectId) ?? new Map<string, Bekend>();
      projecten.set(projectId, bekenden);
      const key = keyOf(aanwezige);
      const was = bekenden.get(key);
      const eigen = [...bekenden].filter(([, { uid }]) => uid === aanwezige.uid);
      const [oudste] = eigen.toSorted(([, one], [, other]) => one.until - other.until);
      if (was === undefined && eigen.length >= MEESTE_TABS && oudste !== undefined) {
        bekenden.delete(oudste[0]);
      }
      bekenden.set(key, { ...aanwezige, until: now().getTime() + STILTE });
      return was?.plek !== aanwezige.plek || was.name !== aanwezige.name;
    },
    /** What was heard last of a tab: another object each time. */
    lastOf: (projectId: number, aanwezige: Pick<Aanwezige, 'uid' | 'tab'>): object | undefined =>
      projecten.get(projectId)?.get(keyOf(aanwezige)),
    /** @returns whether anybody sees a difference */
    remove: (projectId: number, aanwezige: Pick<Aanwezige, 'uid' | 'tab'>): boolean =>
      projecten.get(projectId)?.delete(keyOf(aanwezige)) ?? false,
    /** Forgets who is silent. @returns the projects of which somebody was */
    forgetSilent: (): number[] => {
      const changed: number[] = [];
      for (const [projectId, bekenden] of projecten) {
        const before = bekenden.size;
        for (const [key, { until }] of bekenden) {
          if (until <= now().getTime()) bekenden.delete(key);
        }
        if (bekenden.size < before) changed.push(projectId);
        if (bekenden.size === 0) projecten.delete(projectId);
      }
      return changed;
    },
  };
};
