import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

interface Buren {
  /** Its place in the list, from 1; null: it is not in there. */
  nummer: number | null;
  vorige: Gevelvulling | null;
  volgende: Gevelvulling | null;
}

/** What stands before and after a gevelvulling; before one that is new stands the last. */
export const buren = (
  gevelvullingen: readonly Gevelvulling[],
  gevelvulling: Gevelvulling | null,
): Buren => {
  const index = gevelvulling === null ? -1 : gevelvullingen.indexOf(gevelvulling);
  if (index < 0) return { nummer: null, vorige: gevelvullingen.at(-1) ?? null, volgende: null };
  return {
    nummer: index + 1,
    vorige: index === 0 ? null : (gevelvullingen[index - 1] ?? null),
    volgende: gevelvullingen[index + 1] ?? null,
  };
};
