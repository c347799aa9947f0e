import { NIEUW } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { ProjectMessage } from '@adviestool/contract/tabMessage';
import { openStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { useEffect, useEffectEvent, useState } from 'react';
import type { z } from 'zod';

import { createDraft, draftKey, type Draft } from './draft.ts';
import { teksten } from './teksten.ts';
import type { Wizard } from './useWizard.ts';

export interface StepDraft<Values> {
  /** The input of an earlier visit, until it is saved or given up. */
  restored: Values | null;
  /** Remembers unsaved input. */
  keep: (values: Values) => void;
  /** Forgets it: it is saved, given up, or as it was. */
  drop: () => void;
  isKept: () => boolean;
}

const openDraft = <Values>(
  { config }: HostApi,
  { project, gevelvulling, isNieuw, step }: Wizard,
  schema: z.ZodType<Values>,
): Draft<Values> => {
  const key = draftKey({
    uid: currentUid(),
    projectId: project.id,
    gevelvullingId: isNieuw ? NIEUW : gevelvulling.gevelvullingEnKaderData.id,
    step: step.id,
  });
  return createDraft(openStorage('session', config.variant.id), key, schema);
};

/** The draft of the step that is shown. `schema` reads stored values back; it need not be complete. */
export const useDraft = <Values>(
  host: HostApi,
  wizard: Wizard,
  schema: z.ZodType<Values>,
): StepDraft<Values> => {
  const [draft] = useState(() => openDraft(host, wizard, schema));
  const [restored, setRestored] = useState(() => draft.read());

  useEffect(() => {
    globalThis.addEventListener('pagehide', draft.flush);
    return () => {
      globalThis.removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [draft]);

  const hear = useEffectEvent(({ event, projectId }: ProjectMessage) => {
    if (event !== 'project_updated' || projectId !== wizard.project.id) return;
    if (draft.isKept()) host.toast('warning', teksten.eldersOpgeslagen);
    else void wizard.follow();
  });
  useEffect(() => host.tabs.subscribe((message) => hear(message)), [host]);

  return {
    // Who loads the newest version gives the earlier input up.
    restored: wizard.generation === 0 ? restored : null,
    keep: draft.keep,
    isKept: draft.isKept,
    drop: () => {
      draft.drop();
      setRestored(null);
    },
  };
};
