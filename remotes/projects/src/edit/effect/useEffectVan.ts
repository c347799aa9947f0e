import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Project, ProjectGegevens } from '@adviestool/contract/project';
import { useEffect, useMemo, useState } from 'react';

import { gevelvullingRijIn } from '../../view/gevelvullingRij.ts';
import { effectOf, type Effect } from './effectOf.ts';
import { runRijen } from './runRijen.ts';

interface Made {
  effect: Effect;
  /** What it was made of. */
  gegevens: ProjectGegevens;
  project: Project;
}

/**
 * What other data do to the advices of a project, worked out between the keys; null while that is not
 * known of exactly these data.
 */
export const useEffectVan = (
  project: Project,
  catalogus: Catalogus,
  gegevens: ProjectGegevens | null,
): Effect | null => {
  const [made, setMade] = useState<Made | null>(null);
  const { projectGegevens, gevelvullingen } = project;
  const rijNu = useMemo(
    () => gevelvullingRijIn({ projectGegevens, catalogus }).rijOf,
    [projectGegevens, catalogus],
  );

  useEffect(() => {
    if (gegevens === null) return undefined;
    const stop = new AbortController();
    const run = async (): Promise<void> => {
      const before = await runRijen(gevelvullingen, rijNu, stop.signal);
      const { rijOf } = gevelvullingRijIn({ projectGegevens: gegevens, catalogus });
      const after = before && (await runRijen(gevelvullingen, rijOf, stop.signal));
      if (before === null || after === null) return;
      setMade({ effect: effectOf(before, after), gegevens, project });
    };
    void run();
    return () => stop.abort();
  }, [project, gevelvullingen, gegevens, catalogus, rijNu]);

  return made !== null && made.gegevens === gegevens && made.project === project
    ? made.effect
    : null;
};
