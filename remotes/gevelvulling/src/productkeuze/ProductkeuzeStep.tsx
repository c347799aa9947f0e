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
import { ProductkeuzeFields } from './ProductkeuzeFields.tsx';
import {
  productkeuzeInputSchema,
  productkeuzeSchema,
  type ProductkeuzeInput,
} from './productkeuzeSchema.ts';

export const ProductkeuzeStep = ({ host }: StepProps) => {
  const wizard = useWizard(host);
  const draft = useStepDraft(host, wizard, productkeuzeInputSchema);
  const { gevelvulling, project } = wizard;
  const { verankerdeZijden } = gevelvulling;
  const saved = draft.opened.productKeuze;
  const validate = useMemo(
    () => validateWithZod(productkeuzeSchema(verankerdeZijden)),
    [verankerdeZijden],
  );

  const submit = async (productKeuze: ProductkeuzeInput): Promise<void> => {
    if (!(await wizard.save((current) => ({ ...current, productKeuze }), draft.basis))) return;
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
              read={(values) => ({
                ...gevelvulling,
                productKeuze: productkeuzeInputSchema.parse(values),
              })}
            />
          }
        >
          <InertWhileSaving>
            <ProductkeuzeFields
              host={host}
              projectGegevens={project.projectGegevens}
              gevelvulling={gevelvulling}
            />
          </InertWhileSaving>
          <FormStepFooter wizard={wizard} />
        </StepColumns>
      </Form>
    </StepPage>
  );
};
