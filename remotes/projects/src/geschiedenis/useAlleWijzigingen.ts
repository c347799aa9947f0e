import { isApiError } from '@adviestool/contract/api/apiError';
import { fetchProjectRevisie } from '@adviestool/contract/api/geschiedenis';
import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useState } from 'react';

/** Whether a list tells all that a revision changed. */
const isWhole = ({ aantallen, gevelvullingen }: ProjectRevisie): boolean =>
  gevelvullingen.length === aantallen.toegevoegd + aantallen.gewijzigd + aantallen.verwijderd;

/** Opens a revision to all that it changed; what the list left out is fetched then. */
export const useAlleWijzigingen = (host: HostApi, projectId: number, revisie: ProjectRevisie) => {
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [fetched, setFetched] = useState<ProjectRevisie | null>(null);
  const alle = fetched ?? revisie;

  const fetchAll = async (): Promise<boolean> => {
    setLoading(true);
    try {
      const { revision } = revisie;
      const { groupId } = host.config.variant;
      setFetched(await fetchProjectRevisie(host.api, groupId, { projectId, revision }));
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error);
      return false;
    } finally {
      setLoading(false);
    }
  };

  const toggle = async (): Promise<void> => {
    if (isOpen) setOpen(false);
    else if (isWhole(alle) || (await fetchAll())) setOpen(true);
  };

  return { alle, isOpen, isLoading, toggle };
};
