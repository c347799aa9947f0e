import { detailleringSchemas } from '@adviestool/domain/velden/detaillering';
import { applyDetaillering } from '@adviestool/domain/velden/gevelvulling';
import { variantOf } from '@adviestool/domain/velden/variants';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { useMemo } from 'react';

import { FormStep, type StepProps } from '../wizard/FormStep.tsx';
import { useWizard } from '../wizard/useWizard.ts';
import { DetailleringFields } from './DetailleringFields.tsx';
import { detailleringInputSchema, readDetaillering } from './detailleringInput.ts';

export const DetailleringStep = ({ host }: StepProps) => {
  const wizard = useWizard(host);
  const variant = variantOf(wizard.gevelvulling.gevelvullingEnKaderData);
  const schema = detailleringSchemas[variant];
  const validate = useMemo(() => validateWithZod(schema), [schema]);

  return (
    <FormStep
      host={host}
      wizard={wizard}
      input={detailleringInputSchema}
      valuesOf={({ detailleringData }) => detailleringData}
      validate={validate}
      apply={(gevelvulling, values) => applyDetaillering(gevelvulling, schema.parse(values))}
      drawn={(values) => applyDetaillering(wizard.gevelvulling, readDetaillering(values))}
    >
      <DetailleringFields variant={variant} kader={wizard.gevelvulling.gevelvullingEnKaderData} />
    </FormStep>
  );
};
