/**
 * The revisions whose content can be made from the current one: each step back must begin where the
 * last one ended. An earlier release that ran for a while changed projects without telling.
 * @param steps the newest first
 */
export const reachableFrom = (
  current: number,
  steps: readonly { revision: number; previous: number }[],
): ReadonlySet<number> => {
  const reachable = new Set([current]);
  let last = current;
  for (const { revision, previous } of steps) {
    if (revision !== last) break;
    reachable.add(previous);
    last = previous;
  }
  return reachable;
};
