import { detailleringSchemas } from '@adviestool/domain/detaillering';
import { applyDetaillering } from '@adviestool/domain/gevelvulling';
import { variantOf } from '@adviestool/domain/variants';
import { DraftNotice } from '@adviestool/forms/DraftNotice';
import { Form } from '@adviestool/forms/Form';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { useMemo } from 'react';

import { FormDraft } from '../wizard/FormDraft.tsx';
import { FormStepFooter } from '../wizard/FormStepFooter.tsx';
import { InertWhileSaving } from '../wizard/InertWhileSaving.tsx';
import { LiveTekening } from '../wizard/LiveTekening.tsx';
import { StepColumns } from '../wizard/StepColumns.tsx';
import { StepPage } from '../wizard/StepPage.tsx';
import type { StepProps } from '../wizard/stepProps.ts';
import { useStepDraft } from '../wizard/useStepDraft.ts';
import { useWizard } from '../wizard/useWizard.ts';
import { DetailleringFields } from './DetailleringFields.tsx';
import {
  detailleringInputSchema,
  readDetaillering,
  type DetailleringInput,
} from './detailleringInput.ts';

export const DetailleringStep = ({ host }: StepProps) => {
  const wizard = useWizard(host);
  const draft = useStepDraft(host, wizard, detailleringInputSchema);
  const saved = draft.opened.detailleringData;
  const variant = variantOf(wizard.gevelvulling.gevelvullingEnKaderData);
  const schema = detailleringSchemas[variant];
  const validate = useMemo(() => validateWithZod(schema), [schema]);

  const submit = async (values: DetailleringInput): Promise<void> => {
    const detaillering = schema.parse(values);
    if (
      !(await wizard.save(
        (gevelvulling) => applyDetaillering(gevelvulling, detaillering),
        draft.basis,
      ))
    ) {
      return;
    }
    draft.drop();
    wizard.goNext();
  };

  return (
    <StepPage wizard={wizard}>
      <Form
        key={wizard.generation}
        initialValues={draft.restored ?? saved}
        validate={validate}
        onSubmit={submit}
      >
        <FormDraft draft={draft} saved={saved} />
        <DraftNotice draft={draft} />
        <StepColumns
          aside={
            <LiveTekening
              host={host}
              project={wizard.project}
              read={(values) => applyDetaillering(wizard.gevelvulling, readDetaillering(values))}
            />
          }
        >
          <InertWhileSaving>
            <DetailleringFields variant={variant} />
          </InertWhileSaving>
          <FormStepFooter wizard={wizard} />
        </StepColumns>
      </Form>
    </StepPage>
  );
};
