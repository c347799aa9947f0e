import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Project } from '@adviestool/contract/project';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';
import type { Change } from '@adviestool/state/undoableChanges';
import { useMemo } from 'react';

import { gevolgenOf, type Gevolgen } from './gevolgenOf.ts';

/** What a change of the project as it is now would lead to; null: nothing. */
export const useGevolgen = (
  project: Project,
  catalogus: Catalogus,
  change: Change,
): Gevolgen | null => {
  const { projectGegevens, gevelvullingen } = project;
  const { rijOf } = useMemo(
    () => gevelvullingRijIn({ projectGegevens, catalogus }),
    [projectGegevens, catalogus],
  );
  return useMemo(() => {
    const changed = change(project);
    return changed === null
      ? null
      : gevolgenOf(gevelvullingen.map(rijOf), changed.gevelvullingen.map(rijOf));
  }, [project, gevelvullingen, change, rijOf]);
};
