import { applyKader } from '@adviestool/domain/gevelvulling';
import { kaderSchemaFor, kaderSchemas, variantOf } from '@adviestool/domain/variants';
import { DraftNotice } from '@adviestool/forms/DraftNotice';
import { Form } from '@adviestool/forms/Form';
import { validateWithZod } from '@adviestool/forms/validateWithZod';

import { FormDraft } from '../wizard/FormDraft.tsx';
import { FormStepFooter } from '../wizard/FormStepFooter.tsx';
import { InertWhileSaving } from '../wizard/InertWhileSaving.tsx';
import { LiveTekening } from '../wizard/LiveTekening.tsx';
import { StepColumns } from '../wizard/StepColumns.tsx';
import { StepPage } from '../wizard/StepPage.tsx';
import type { StepProps } from '../wizard/stepProps.ts';
import { useStepDraft } from '../wizard/useStepDraft.ts';
import { useWizard } from '../wizard/useWizard.ts';
import { KaderFields } from './KaderFields.tsx';
import { kaderInput, kaderInputSchema, readKader, type KaderInput } from './kaderInput.ts';

const validate = (values: KaderInput) => validateWithZod(kaderSchemaFor(readKader(values)))(values);

export const KaderStep = ({ host }: StepProps) => {
  const wizard = useWizard(host);
  const draft = useStepDraft(host, wizard, kaderInputSchema);
  const saved = kaderInput(draft.opened);
  const { project } = wizard;

  const submit = async (values: KaderInput): Promise<void> => {
    const kader = kaderSchemas[variantOf(readKader(values))].parse(values);
    if (!(await wizard.save((gevelvulling) => applyKader(gevelvulling, kader), draft.basis)))
      return;
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
              project={project}
              read={(values) => applyKader(wizard.gevelvulling, readKader(values))}
            />
          }
        >
          <InertWhileSaving>
            <KaderFields
              suppliers={host.config.variant.fastenerSuppliers}
              gebouwhoogte={project.projectGegevens.gebouwhoogte}
            />
          </InertWhileSaving>
          <FormStepFooter wizard={wizard} />
        </StepColumns>
      </Form>
    </StepPage>
  );
};
