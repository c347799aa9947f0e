import { isApiError } from '@adviestool/contract/api/apiError';
import type { Project, ProjectGegevens } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useEffect, useState } from 'react';

import { gevelvullingRijIn } from '../../view/gevelvullingRij.ts';
import { effectOf, type Effect } from './effectOf.ts';
import { runRijen } from '../../view/runRijen.ts';

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
  host: HostApi,
  project: Project,
  gegevens: ProjectGegevens | null,
): Effect | null => {
  const [made, setMade] = useState<Made | null>(null);
  const { projectGegevens, gevelvullingen } = project;

  useEffect(() => {
    if (gegevens === null) return undefined;
    const stop = new AbortController();
    const rijenWith = async (data: ProjectGegevens) => {
      const catalogus = await host.catalogus.load(data.catalogus);
      const { rijOf } = gevelvullingRijIn({ projectGegevens: data, catalogus });
      return runRijen(gevelvullingen, rijOf, stop.signal);
    };
    const run = async (): Promise<void> => {
      try {
        const before = await rijenWith(projectGegevens);
        const after = before && (await rijenWith(gegevens));
        if (before === null || after === null) return;
        setMade({ effect: effectOf(before, after), gegevens, project });
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (!stop.signal.aborted) host.showError(error);
      }
    };
    void run();
    return () => stop.abort();
  }, [host, project, projectGegevens, gevelvullingen, gegevens]);

  return made !== null && made.gegevens === gegevens && made.project === project
    ? made.effect
    : null;
};
