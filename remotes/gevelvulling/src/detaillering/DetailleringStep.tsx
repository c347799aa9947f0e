import { detailleringSchemas } from '@adviestool/domain/velden/detaillering';
import { applyDetaillering } from '@adviestool/domain/velden/gevelvulling';
import { chosenVariant, type VariantId } from '@adviestool/domain/velden/variants';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { Notice } from '@adviestool/ui/Notice';
import { useMemo, useState } from 'react';

import { FormStep, type StepProps } from '../wizard/FormStep.tsx';
import { useWizard, type Wizard } from '../wizard/useWizard.ts';
import { DetailleringFields } from './DetailleringFields.tsx';
import { detailleringInputSchema, readDetaillering } from './detailleringInput.ts';
import { teksten } from './teksten.ts';

interface VragenProps extends StepProps {
  wizard: Wizard;
  variant: VariantId;
}

const Vragen = ({ host, wizard, variant }: VragenProps) => {
  const { gevelvullingEnKaderData: kader } = wizard.gevelvulling;
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
      {chosenVariant(kader) === null && <Notice kind="warn">{teksten.kaderOnvolledig}</Notice>}
      <DetailleringFields variant={variant} kader={kader} />
    </FormStep>
  );
};

/** Somebody may open a choice of the first step again meanwhile: what is asked and typed here stays. */
export const DetailleringStep = ({ host }: StepProps) => {
  const wizard = useWizard(host);
  const chosen = chosenVariant(wizard.gevelvulling.gevelvullingEnKaderData);
  const [variant, setVariant] = useState(chosen);
  if (chosen !== null && chosen !== variant) setVariant(chosen);
  return variant === null ? (
    <Notice kind="warn">{teksten.kaderOnvolledig}</Notice>
  ) : (
    <Vragen host={host} wizard={wizard} variant={variant} />
  );
};
