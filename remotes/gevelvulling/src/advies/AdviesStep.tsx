import { bouwlijstPath } from '@adviestool/contract/paths';
import { DraftNotice } from '@adviestool/forms/DraftNotice';
import { Form } from '@adviestool/forms/Form';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { Notice } from '@adviestool/ui/Notice';
import { useMemo, useRef, type SubmitEvent } from 'react';

import { FormDraft } from '../wizard/FormDraft.tsx';
import { InertWhileSaving } from '../wizard/InertWhileSaving.tsx';
import { StepPage } from '../wizard/StepPage.tsx';
import type { StepProps } from '../wizard/stepProps.ts';
import { useStepDraft } from '../wizard/useStepDraft.ts';
import { useWizard } from '../wizard/useWizard.ts';
import { AdviesFooter, NAAR_BOUWLIJST, OPSLAAN } from './AdviesFooter.tsx';
import { adviesInputSchema, adviesSchema, type AdviesInput } from './adviesSchema.ts';
import { AdviesView } from './AdviesView.tsx';
import { instellingenOf, validInstellingen, withInstellingen } from './instellingen.ts';
import { teksten } from './teksten.ts';

const nameOfSubmitter = ({ nativeEvent }: SubmitEvent): string =>
  'submitter' in nativeEvent && nativeEvent.submitter instanceof HTMLButtonElement
    ? nativeEvent.submitter.name
    : '';

export const AdviesStep = ({ host }: StepProps) => {
  const wizard = useWizard(host);
  const draft = useStepDraft(host, wizard, adviesInputSchema);
  const pressed = useRef('');
  const { gevelvulling } = wizard;
  const { verankerdeZijden } = gevelvulling;
  const type = gevelvulling.gevelvullingEnKaderData.gevelvullingType ?? null;
  const saved = instellingenOf(draft.opened);
  const validate = useMemo(
    () => (type === null ? undefined : validateWithZod(adviesSchema(type, verankerdeZijden))),
    [type, verankerdeZijden],
  );

  if (type === null) {
    return (
      <StepPage wizard={wizard}>
        <Notice kind="warn">{teksten.oordeel.onvolledig}</Notice>
      </StepPage>
    );
  }

  const save = (input: AdviesInput): Promise<boolean> =>
    wizard.save(
      (current) =>
        withInstellingen(current, validInstellingen(instellingenOf(current), input, type)),
      draft.basis,
    );

  const submit = async (input: AdviesInput): Promise<void> => {
    const button = pressed.current;
    const leaves = button !== OPSLAAN;
    if (!(leaves && isSameInput(input, saved)) && !(await save(input))) return;
    draft.drop();
    if (button === NAAR_BOUWLIJST) host.navigate(bouwlijstPath(wizard.project.id));
    else if (leaves) wizard.goNext();
  };

  return (
    <StepPage wizard={wizard}>
      <div
        onSubmitCapture={(event: SubmitEvent) => {
          pressed.current = nameOfSubmitter(event);
        }}
      >
        <Form
          key={wizard.generation}
          initialValues={draft.restored ?? saved}
          validate={validate}
          onSubmit={submit}
        >
          <FormDraft draft={draft} saved={saved} />
          <DraftNotice draft={draft} />
          <InertWhileSaving>
            <AdviesView
              project={wizard.project}
              gevelvulling={gevelvulling}
              type={type}
              catalogus={host.config.catalogus}
            />
          </InertWhileSaving>
          <AdviesFooter wizard={wizard} />
        </Form>
      </div>
    </StepPage>
  );
};
