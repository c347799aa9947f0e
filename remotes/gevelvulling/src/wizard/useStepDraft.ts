import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { NIEUW } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { ProjectMessage } from '@adviestool/contract/tabMessage';
import { createDraft, type Draft } from '@adviestool/forms/draft';
import { useDraft, type KeptInput } from '@adviestool/forms/useDraft';
import { openStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';

import { teksten } from './teksten.ts';
import type { Wizard } from './useWizard.ts';

/** Unsaved input, with the moment at which the gevelvulling that it was typed on was saved. */
interface Concept<Values> {
  basis: string | null;
  invoer: Values;
}

export interface StepDraft<Values> extends KeptInput<Values> {
  /** What the form shows without unsaved input: as last saved, or as it was when the input was typed. */
  opened: Gevelvulling;
  /** When the gevelvulling that the input was typed on was saved; null: never. */
  basis: string | null;
}

const openDraft = <Values>(
  { config }: HostApi,
  { project, gevelvulling, isNieuw, step }: Wizard,
  schema: z.ZodType<Values>,
): Draft<Concept<Values>> => {
  const gevelvullingId = isNieuw ? NIEUW : gevelvulling.gevelvullingEnKaderData.id;
  const key = `concept:${String(currentUid())}:${project.id}:${gevelvullingId}:${step.id}`;
  const conceptSchema = z.object({ basis: z.string().nullable(), invoer: schema });
  return createDraft(openStorage('session', config.variant.id), key, conceptSchema);
};

/**
 * The draft of the step that is shown. What is loaded while there is input does not replace what that was
 * typed on. `schema` reads stored values back; it need not be complete.
 */
export const useStepDraft = <Values>(
  host: HostApi,
  wizard: Wizard,
  schema: z.ZodType<Values>,
): StepDraft<Values> => {
  const draft = useDraft(() => openDraft(host, wizard, schema));
  const { gevelvulling, generation } = wizard;
  const [opened, setOpened] = useState({ gevelvulling, generation });
  // Who loads the newest version gives the earlier input up.
  const isGivenUp = opened.generation !== generation;
  if (isGivenUp || (opened.gevelvulling !== gevelvulling && !draft.isKept())) {
    setOpened({ gevelvulling, generation });
  }
  const restored = generation === 0 ? draft.restored : null;
  const basis = restored === null ? (opened.gevelvulling.changed ?? null) : restored.basis;

  const hear = useEffectEvent(({ event, projectId }: ProjectMessage) => {
    if (event !== 'project_updated' || projectId !== wizard.project.id) return;
    if (draft.isKept()) host.toast('warning', teksten.eldersOpgeslagen);
    else void wizard.follow();
  });
  useEffect(() => host.tabs.subscribe((message) => hear(message)), [host]);

  return {
    ...draft,
    opened: opened.gevelvulling,
    basis,
    keep: (invoer) => draft.keep({ basis, invoer }),
    restored: restored?.invoer ?? null,
  };
};
