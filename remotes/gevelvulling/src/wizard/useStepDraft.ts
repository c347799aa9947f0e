import { NIEUW } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { ProjectMessage } from '@adviestool/contract/tabMessage';
import { createDraft, type Draft } from '@adviestool/forms/draft';
import { useDraft, type KeptInput } from '@adviestool/forms/useDraft';
import { openStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { useEffect, useEffectEvent } from 'react';
import type { z } from 'zod';

import { teksten } from './teksten.ts';
import type { Wizard } from './useWizard.ts';

const openDraft = <Values>(
  { config }: HostApi,
  { project, gevelvulling, isNieuw, step }: Wizard,
  schema: z.ZodType<Values>,
): Draft<Values> => {
  const gevelvullingId = isNieuw ? NIEUW : gevelvulling.gevelvullingEnKaderData.id;
  const key = `concept:${String(currentUid())}:${project.id}:${gevelvullingId}:${step.id}`;
  return createDraft(openStorage('session', config.variant.id), key, schema);
};

/** The draft of the step that is shown. `schema` reads stored values back; it need not be complete. */
export const useStepDraft = <Values>(
  host: HostApi,
  wizard: Wizard,
  schema: z.ZodType<Values>,
): KeptInput<Values> => {
  const draft = useDraft(() => openDraft(host, wizard, schema));

  const hear = useEffectEvent(({ event, projectId }: ProjectMessage) => {
    if (event !== 'project_updated' || projectId !== wizard.project.id) return;
    if (draft.isKept()) host.toast('warning', teksten.eldersOpgeslagen);
    else void wizard.follow();
  });
  useEffect(() => host.tabs.subscribe((message) => hear(message)), [host]);

  // Who loads the newest version gives the earlier input up.
  return { ...draft, restored: wizard.generation === 0 ? draft.restored : null };
};
