import { fetchCatalogusGevolgen } from '@adviestool/contract/api/catalogusGevolgen';
import type { CatalogusGevolgenLijst } from '@adviestool/contract/catalogusGevolgen';
import type { CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useEffect, useEffectEvent, useState } from 'react';

export type ProjectGevolgen = CatalogusGevolgenLijst['projecten'][number];

export interface VersieWissel {
  van: CatalogusNaam;
  naar: CatalogusNaam;
}

export interface VersieGevolgen {
  kind: 'bezig' | 'klaar' | 'mislukt';
  /** Number of projects; null: not known yet. */
  totaal: number | null;
  projecten: readonly ProjectGevolgen[];
}

const BEGIN: VersieGevolgen = { kind: 'bezig', totaal: null, projecten: [] };

/** Has all projects calculated with both versions, page after page; begun anew with its key. */
export const useVersieGevolgen = (host: HostApi, { van, naar }: VersieWissel): VersieGevolgen => {
  const [gevolgen, setGevolgen] = useState(BEGIN);

  const fetchAll = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const { groupId } = host.config.variant;
    const projecten = new Map<number, ProjectGevolgen>();
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const answer = await fetchCatalogusGevolgen(host.api, groupId, { van, naar, page, signal });
      if (signal.aborted) return;
      pages = answer.pager.total_pages;
      // A project that is renamed meanwhile may come twice.
      for (const project of answer.projecten) projecten.set(project.id, project);
      setGevolgen({
        kind: page + 1 < pages ? 'bezig' : 'klaar',
        totaal: answer.pager.total_items,
        projecten: [...projecten.values()],
      });
    }
  });

  const fail = useEffectEvent((error: unknown): void => {
    host.log('error', 'The effects of a version could not be fetched.', error);
    setGevolgen((earlier) => ({ ...earlier, kind: 'mislukt' }));
  });

  useEffect(() => {
    const stop = new AbortController();
    const run = async (): Promise<void> => {
      try {
        await fetchAll(stop.signal);
      } catch (error) {
        if (!stop.signal.aborted) fail(error);
      }
    };
    void run();
    return () => stop.abort();
  }, []);

  return gevolgen;
};
