import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Has the loader of the page read anew what it shows of the history, when the open project gets another revision. */
export const useVolgRevisie = (projectId: number): void => {
  const { revalidate } = useRevalidator();
  const revision = useActiveProjectStore(({ project, revision: open }) =>
    project?.id === projectId ? open : null,
  );
  const seen = useRef(revision);

  useEffect(() => {
    if (revision === null || revision === seen.current) return;
    seen.current = revision;
    void revalidate();
  }, [revision, revalidate]);
};
