import type { GevelvullingWijziging } from '@adviestool/contract/geschiedenis';

/** Bytes of what a revision changed, in a list: twenty revisions stay below 1 MB. */
const MOST_BYTES = 40_000;

/** The first changes that fit in a list; who wants the others asks for the revision. */
export const fittingWijzigingen = (
  wijzigingen: readonly GevelvullingWijziging[],
): GevelvullingWijziging[] => {
  const fitting: GevelvullingWijziging[] = [];
  let bytes = 0;
  for (const each of wijzigingen) {
    bytes += Buffer.byteLength(JSON.stringify(each));
    if (bytes > MOST_BYTES) break;
    fitting.push(each);
  }
  return fitting;
};
