import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { useEffect, useMemo, useState } from 'react';

import { gevelvullingRijIn, type GevelvullingRij } from './gevelvullingRij.ts';
import { runInDelen } from './runInDelen.ts';
import { useSame } from './useSame.ts';

interface Rijbron {
  gevelvullingen: readonly Gevelvulling[];
  projectGegevens: ProjectGegevens;
  catalogus: Catalogus;
}

/** More rows than these are worked out in parts, so that the page goes on answering. */
const AT_ONCE = 50;

/**
 * The rows of the list. That of a gevelvulling which stays the same object is not worked out again.
 * While many are, the rows are those of before; null: there are none yet.
 */
export const useRijen = ({
  gevelvullingen,
  catalogus,
  ...rest
}: Rijbron): readonly GevelvullingRij[] | null => {
  const projectGegevens = useSame(rest.projectGegevens);
  const { rijOf, isKnown } = useMemo(
    () => gevelvullingRijIn({ projectGegevens, catalogus }),
    [projectGegevens, catalogus],
  );
  const [, setWorkedOut] = useState<readonly Gevelvulling[] | null>(null);
  const isFew = gevelvullingen.filter((each) => !isKnown(each)).length <= AT_ONCE;

  useEffect(() => {
    if (isFew) return undefined;
    const stop = new AbortController();
    const run = async (): Promise<void> => {
      const rijen = await runInDelen(gevelvullingen, rijOf, stop);
      if (rijen !== null) setWorkedOut(gevelvullingen);
    };
    void run();
    return () => stop.abort();
  }, [isFew, gevelvullingen, rijOf]);

  const rijen = useMemo(
    () => (isFew ? gevelvullingen.map(rijOf) : null),
    [isFew, gevelvullingen, rijOf],
  );
  const [shown, setShown] = useState(rijen);
  if (rijen !== null && rijen !== shown) setShown(rijen);
  if (rijen !== null || shown === null) return rijen;
  // Of another project they would be somebody else's.
  const ids = new Set(gevelvullingen.map(({ gevelvullingEnKaderData: { id } }) => id));
  return shown.some(({ id }) => ids.has(id)) ? shown : null;
};
