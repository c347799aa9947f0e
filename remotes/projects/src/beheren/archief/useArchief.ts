import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { setArchived } from './setArchived.ts';

type ArchiefProject = Pick<Project, 'id' | 'projectGegevens' | 'gearchiveerd'>;

/** Puts the project of a page away, or takes it back. */
export const useArchief = (
  host: HostApi,
  { id, projectGegevens, gearchiveerd }: ArchiefProject,
): { isBusy: boolean; toggle: () => Promise<void> } => {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  const toggle = async (): Promise<void> => {
    setBusy(true);
    await setArchived(host, {
      id,
      naam: zichtbareNaam(projectGegevens.projectNaam, `Project ${id}`),
      isArchived: gearchiveerd === undefined,
      onDone: revalidate,
    });
    setBusy(false);
  };
  return { isBusy, toggle };
};
