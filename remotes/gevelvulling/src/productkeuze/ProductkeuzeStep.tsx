import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { useMemo } from 'react';

import { FormStep, type StepProps } from '../wizard/FormStep.tsx';
import { useWizard } from '../wizard/useWizard.ts';
import { ProductkeuzeFields } from './ProductkeuzeFields.tsx';
import { productkeuzeInputSchema, productkeuzeSchema } from './productkeuzeSchema.ts';

export const ProductkeuzeStep = ({ host }: StepProps) => {
  const wizard = useWizard(host);
  const { gevelvulling, project } = wizard;
  const { verankerdeZijden } = gevelvulling;
  const catalogus = host.catalogus.loaded(project.projectGegevens.catalogus);
  const validate = useMemo(
    () => validateWithZod(productkeuzeSchema(verankerdeZijden, catalogus)),
    [verankerdeZijden, catalogus],
  );

  return (
    <FormStep
      host={host}
      wizard={wizard}
      input={productkeuzeInputSchema}
      valuesOf={({ productKeuze }) => productKeuze}
      validate={validate}
      isWide
      apply={(current, productKeuze) => ({ ...current, productKeuze })}
      drawn={(values) => ({ ...gevelvulling, productKeuze: productkeuzeInputSchema.parse(values) })}
    >
      <ProductkeuzeFields
        host={host}
        projectGegevens={project.projectGegevens}
        gevelvulling={gevelvulling}
      />
    </FormStep>
  );
};
