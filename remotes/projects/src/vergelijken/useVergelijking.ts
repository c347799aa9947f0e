import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Project } from '@adviestool/contract/project';
import { vergelijkIn } from '@adviestool/domain/vergelijken/vergelijkIn';
import { today } from '@adviestool/projectoverzicht/today';
import { useSame } from '@adviestool/projectoverzicht/useSame';
import { useEffect, useMemo, useState } from 'react';

import { maakVergelijking, type Vergelijking } from './vergelijking.ts';

/** How often progress is told, in ms. */
const PROGRESS_EVERY = 100;

interface Vraag {
  project: Pick<Project, 'projectGegevens' | 'gevelvullingen'>;
  catalogus: Catalogus;
  /** Null: the user chose none yet. */
  eigen: ReadonlySet<string> | null;
  ookVastgesteld: boolean;
}

interface VergelijkingStand {
  /** As it was worked out last; null: not yet. */
  vergelijking: Vergelijking | null;
  /** How much of a newer one is done, of 1; null: this is the newest. */
  deel: number | null;
}

interface Gemaakt {
  vergelijking: Vergelijking;
  /** Of what it was made. */
  vraag: object;
}

/** Compares the ways to choose the products of a project, between the keys. */
export const useVergelijking = ({
  project,
  catalogus,
  eigen,
  ookVastgesteld,
}: Vraag): VergelijkingStand => {
  const projectGegevens = useSame(project.projectGegevens);
  const { gevelvullingen } = project;
  const vandaag = today();
  const vergelijk = useMemo(
    () => vergelijkIn({ projectGegevens, catalogus, vandaag }),
    [projectGegevens, catalogus, vandaag],
  );
  const vraag = useMemo(
    () => ({
      project: { projectGegevens },
      gevelvullingen,
      catalogus,
      vergelijk,
      eigen,
      ookVastgesteld,
    }),
    [projectGegevens, gevelvullingen, catalogus, vergelijk, eigen, ookVastgesteld],
  );
  const [gemaakt, setGemaakt] = useState<Gemaakt | null>(null);
  const [deel, setDeel] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    let told = performance.now();
    const onDeel = (gedaan: number): void => {
      if (performance.now() - told < PROGRESS_EVERY) return;
      told = performance.now();
      setDeel(gedaan);
    };
    const run = async (): Promise<void> => {
      const vergelijking = await maakVergelijking(vraag, { signal: stop.signal, onDeel });
      if (vergelijking === null) return;
      setGemaakt({ vergelijking, vraag });
      setDeel(0);
    };
    void run();
    return () => stop.abort();
  }, [vraag]);

  return {
    vergelijking: gemaakt?.vergelijking ?? null,
    deel: gemaakt?.vraag === vraag ? null : deel,
  };
};
