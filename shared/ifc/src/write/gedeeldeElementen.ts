import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';

/** The GlobalIds of elements that stand in several gevelvullingen: none of their advices is theirs alone. */
export const gedeeldeElementen = (
  gevelvullingen: readonly Pick<GevelvullingAdvies, 'elementen'>[],
): ReadonlySet<string> => {
  const gehad = new Set<string>();
  const gedeeld = new Set<string>();
  for (const { elementen } of gevelvullingen)
    for (const globalId of new Set(elementen.map((each) => each.globalId)))
      if (gehad.has(globalId)) gedeeld.add(globalId);
      else gehad.add(globalId);
  return gedeeld;
};
