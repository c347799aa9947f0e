import { isApiError } from '@adviestool/contract/api/apiError';
import type { Project, ProjectGegevens } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { runInDelen } from '@adviestool/projectoverzicht/runInDelen';
import { useEffect, useMemo, useState } from 'react';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';

import { effectOf, type Effect } from './effectOf.ts';

interface Made {
  effect: Effect | 'mislukt';
  /** What it was made of. */
  gegevens: ProjectGegevens;
  project: Project;
}

/** The rows of a project with certain data; its catalogue is fetched when it is another one. */
const rijenVan = async (
  { catalogus }: HostApi,
  { projectGegevens, gevelvullingen }: Pick<Project, 'projectGegevens' | 'gevelvullingen'>,
  signal: AbortSignal,
) => {
  const geladen = await catalogus.load(projectGegevens.catalogus);
  const { rijOf } = gevelvullingRijIn({ projectGegevens, catalogus: geladen });
  return runInDelen(gevelvullingen, rijOf, { signal });
};

/** Makes something when it is first asked for, and again when that failed. */
const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
};

/**
 * What other data do to the advices of a project, worked out between the keys; null while that is not
 * known of exactly these data, 'mislukt' when it could not be worked out of them.
 */
export const useEffectVan = (
  host: HostApi,
  project: Project,
  gegevens: ProjectGegevens | null,
): Effect | 'mislukt' | null => {
  const [made, setMade] = useState<Made | null>(null);
  /** The rows as the project is stored, once they are asked for. */
  const nu = useMemo(
    () => once(() => rijenVan(host, project, new AbortController().signal)),
    [host, project],
  );

  useEffect(() => {
    if (gegevens === null) return undefined;
    const stop = new AbortController();
    const run = async (): Promise<void> => {
      try {
        const before = await nu();
        const dan = { ...project, projectGegevens: gegevens };
        const after = await rijenVan(host, dan, stop.signal);
        if (before === null || after === null) return;
        setMade({ effect: effectOf(before, after), gegevens, project });
      } catch (error) {
        if (!isApiError(error)) throw error;
        host.log('warn', 'The effect could not be worked out.', error);
        if (!stop.signal.aborted) setMade({ effect: 'mislukt', gegevens, project });
      }
    };
    void run();
    return () => stop.abort();
  }, [host, project, gegevens, nu]);

  return made !== null && made.gegevens === gegevens && made.project === project
    ? made.effect
    : null;
};
