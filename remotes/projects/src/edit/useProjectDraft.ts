import type { ProjectAnswer } from '@adviestool/contract/api/projects';
import { NIEUW } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { NIEUW_PROJECT } from '@adviestool/domain/projectGegevens';
import { createDraft, type Draft } from '@adviestool/forms/draft';
import { useDraft, type KeptInput } from '@adviestool/forms/useDraft';
import { openStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { useState } from 'react';

import {
  projectConceptSchema,
  type Poging,
  type ProjectConcept,
  type ProjectInvoer,
} from './projectConcept.ts';

/** The unsaved input of the form, and what it was made on. */
export interface ProjectDraft extends KeptInput<ProjectInvoer> {
  /** What the form shows without unsaved input. */
  saved: ProjectInvoer;
  /** The revision that the input was made on; null: unknown, or a new project. */
  revision: string | null;
  /** How a new project was sent before. */
  poging: Poging | null;
  /** Keeps with the input how it is sent; null: that was refused. */
  keepPoging: (invoer: ProjectInvoer, poging: Poging | null) => void;
}

const openDraft = ({ config }: HostApi, loaded: ProjectAnswer | null): Draft<ProjectConcept> => {
  const key = `concept:${String(currentUid())}:${loaded?.project.id ?? NIEUW}`;
  return createDraft(openStorage('session', config.variant.id), key, projectConceptSchema);
};

/**
 * The draft of a project's data. What is loaded while there is input does not replace what that was
 * typed on, so that saving it is refused when somebody else saved in the meantime.
 */
export const useProjectDraft = (host: HostApi, loaded: ProjectAnswer | null): ProjectDraft => {
  const { restored, keep, ...draft } = useDraft(() => openDraft(host, loaded));
  const [poging, setPoging] = useState(restored?.poging ?? null);
  const [opened, setOpened] = useState(loaded);
  if (opened !== loaded && !draft.isKept()) setOpened(loaded);
  const revision = restored?.revision ?? opened?.revision ?? null;

  return {
    ...draft,
    saved: opened?.project.projectGegevens ?? NIEUW_PROJECT,
    revision,
    restored: restored?.invoer ?? null,
    poging,
    keep: (invoer) => keep({ revision, invoer, poging }),
    keepPoging: (invoer, sent) => {
      setPoging(sent);
      keep({ revision, invoer, poging: sent });
    },
  };
};
