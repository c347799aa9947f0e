import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { useMemo, useState } from 'react';

import { gevelvullingRijIn, type GevelvullingRij } from './gevelvullingRij.ts';

interface Rijbron {
  gevelvullingen: readonly Gevelvulling[];
  projectGegevens: ProjectGegevens;
  catalogus: Catalogus;
}

/** The same object as long as it says the same: a save answers with a copy. */
const useSame = <Value extends object>(value: Value): Value => {
  const [same, setSame] = useState(value);
  if (same === value || isSameInput(same, value)) return same;
  setSame(value);
  return value;
};

/** The rows of the list. That of a gevelvulling which stays the same object is not worked out again. */
export const useRijen = ({
  gevelvullingen,
  catalogus,
  ...rest
}: Rijbron): readonly GevelvullingRij[] => {
  const projectGegevens = useSame(rest.projectGegevens);
  const rijOf = useMemo(
    () => gevelvullingRijIn({ projectGegevens, catalogus }),
    [projectGegevens, catalogus],
  );
  return useMemo(() => gevelvullingen.map(rijOf), [gevelvullingen, rijOf]);
};
